"use strict";
const PAGE = JSON.parse(document.getElementById("page").textContent), UI = PAGE.words;
const $ = id => document.getElementById(id), SVG = "http://www.w3.org/2000/svg";
document.documentElement.style.setProperty("--ink", PAGE.ink);

function made(tag, className, text, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text) element.textContent = text;
  element.append(...children);
  return element;
}

function drawn(tag, attributes) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

const said = (value, signed) =>
  value.toLocaleString(PAGE.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: signed ? "exceptZero" : "auto" });
const unit = f => (PAGE.lang === "fr" && f.unit ? `\u202f${f.unit}` : f.unit);

/* Bars: from nought to the value, the interval across it, and a dotted line where it would be fair. */
function track(f, n, left, right) {
  const x = value => 100 * (value - left) / (right - left || 1), nought = x(Math.max(left, 0));
  const svg = drawn("svg", { viewBox: "0 0 100 24", preserveAspectRatio: "none", "aria-hidden": "true" });
  const from = Math.min(nought, x(f.values[n])), wide = Math.abs(x(f.values[n]) - nought);
  svg.append(drawn("rect", { class: "value", x: from, y: 4, width: wide, height: 16 }));
  svg.append(drawn("path", { class: "ends", d: `M${x(f.low[n])} 12H${x(f.high[n])}M${x(f.low[n])} 8v8M${x(f.high[n])} 8v8` }));
  if (f.line !== null) svg.append(drawn("path", { class: "fair", d: `M${x(f.line)} -5V29` }));
  return svg;
}

function row(f, n, left, right) {
  const found = f.games[n] ?? {}, opens = Object.keys(found).length > 0;
  const ends = `${said(f.low[n], f.signed)} – ${said(f.high[n], f.signed)}${unit(f)}`;
  const value = made("span", "", said(f.values[n], f.signed) + unit(f), made("span", "span", ends));
  const line = made(opens ? "button" : "div", "row", "", made("span", "", f.names[n]), track(f, n, left, right), value);
  if (opens) line.onclick = () => open_games(f.names[n], found);
  return made("li", "", "", line);
}

/* Rates have one axis on the whole page; differences one in each section, as far on either side. */
const STEPS = [5, 10, 20, 50, 100, 200, 500, 1000];
function axis(figures) {
  if (figures.every(f => !f.signed)) return [0, 100];
  const furthest = Math.max(...figures.flatMap(f => [...f.low, ...f.high].map(Math.abs)), 1);
  const reach = STEPS.find(step => step >= furthest) ?? furthest;
  return [-reach, reach];
}

function ruler(f, left, right) {
  const at = [left, (left + right) / 2, right].map(value =>
    made("span", "", value.toLocaleString(PAGE.lang, { signDisplay: f.signed ? "exceptZero" : "auto" }) + unit(f)));
  const line = made("div", "axis", "", made("span"), made("div", "", "", ...at), made("span"));
  line.setAttribute("aria-hidden", "true");
  return line;
}

function figure(f, left, right) {
  const list = made("ul", "bars", "", ...f.names.map((_, n) => row(f, n, left, right)));
  const drawing = made("figure", "", "", list, ruler(f, left, right));
  if (f.group) drawing.prepend(made("figcaption", "", f.group));
  if (f.legend) drawing.append(made("p", "legend", `┊ ${f.legend}`));
  return drawing;
}

function table(section) {
  const cells = (tag, texts) => made("tr", "", "", ...texts.map(text => made(tag, "", text)));
  const head = made("thead", "", "", cells("th", section.columns));
  const body = made("tbody", "", "", ...section.rows.map(texts => cells("td", texts)));
  const whole = made("div", "scroll", "", made("table", "", "", head, body));
  whole.tabIndex = 0;
  return made("details", "", "", made("summary", "", UI.details), whole);
}

for (const section of PAGE.sections) {
  const parts = [made("h2", "", section.title), made("p", "", section.sentence)];
  const [left, right] = axis(section.figures);
  parts.push(...section.figures.map(f => figure(f, left, right)));
  if (section.rows.length) parts.push(table(section));
  $("sections").append(made("section", "", "", ...parts));
}

/* Replays */
let game, step = 0;
function open_games(name, found) {
  $("replay-title").textContent = name;
  $("replay-kinds").replaceChildren(...Object.keys(found).map(kind => {
    const button = made("button", "", UI[kind]);
    button.dataset.kind = kind;
    button.onclick = () => start(found, kind);
    return button;
  }));
  start(found, Object.keys(found)[0]);
  $("replay").showModal();
}

function start(found, kind) {
  game = PAGE.replays[found[kind]];
  for (const button of document.querySelectorAll("#replay-kinds button")) {
    button.classList.toggle("on", button.dataset.kind === kind);
    button.setAttribute("aria-pressed", button.dataset.kind === kind);
  }
  $("replay-made").textContent = `#${game.n} · ${game.bots.join(", ")} · ${game.ending} ${game.winners.join(", ")}`;
  $("replay-at").max = game.steps.length - 1;
  go(0);
}

function go(to) {
  step = Math.max(0, Math.min(game.steps.length - 1, to));
  const now = game.steps[step];
  $("replay-at").value = step;
  $("replay-step").textContent = UI.step.replace("{n}", step).replace("{of}", game.steps.length - 1);
  $("replay-who").textContent = now.who ? `${now.who} — ${now.did}` : "";
  $("replay-told").replaceChildren(...now.told.map(text => made("li", "", text)));
}

const WAYS = { start: () => 0, previous: () => step - 1, next: () => step + 1, end: () => Infinity };
for (const button of document.querySelectorAll("[data-go]")) button.onclick = () => go(WAYS[button.dataset.go]());
$("replay-at").oninput = event => go(Number(event.target.value));
$("replay-close").onclick = () => $("replay").close();
addEventListener("keydown", event => {
  if (!$("replay").open || event.target.type === "range") return;
  if (event.key === "ArrowRight") go(step + 1);
  if (event.key === "ArrowLeft") go(step - 1);
});
addEventListener("beforeprint", () => document.querySelectorAll("details").forEach(all => (all.open = true)));
