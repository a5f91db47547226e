// What a person would complain of in this window: one sentence for each thing that is covered, cut, too small or out of sight.
async ({ touch, scrolls, awaited }) => {
  const FINGER = 40, LEAST_TYPE = 11, SLACK = 2;
  await document.fonts.ready;
  // Everything is styled anew by this: else a window that was turned may keep what fitted in between.
  const rule = '*, *::before, *::after { animation: none !important; transition: none !important; }';
  const still = document.head.appendChild(Object.assign(document.createElement('style'), { textContent: rule }));
  for (let n = 0; n < 5; n += 1) await new Promise((done) => requestAnimationFrame(done)); // what measures itself lies right a frame later
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main') ?? document.body;
  const wide = document.scrollingElement;
  const complaints = [];

  const name = (it) => {
    const words = (it.getAttribute?.('aria-label') ?? it.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30);
    const kind = typeof it.className === 'string' ? it.className.replace(/svelte-\w+/g, '').trim().split(/\s+/).join('.') : '';
    const within = it.closest?.('.bar, .seats, .board, .ticker, .tray, .foot, .side, dialog');
    const room = within && within !== it ? `${within.className.replace(/svelte-\w+/g, '').trim().split(' ')[0] || within.tagName} › ` : '';
    return `${room}${it.tagName.toLowerCase()}${kind && '.' + kind} «${words}»`;
  };
  const shows = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !it.closest('.unseen, [inert]');
  const ellipsis = (it) => { const css = getComputedStyle(it); return css.textOverflow === 'ellipsis' || css.webkitLineClamp !== 'none'; };

  /** What is left of a rectangle after whatever cuts it. */
  const left = (it, { left, top, right, bottom }) => {
    const seen = { left, top, right, bottom };
    const cut = (by, across, down) => {
      if (across) { seen.left = Math.max(seen.left, by.left); seen.right = Math.min(seen.right, by.right); }
      if (down) { seen.top = Math.max(seen.top, by.top); seen.bottom = Math.min(seen.bottom, by.bottom); }
    };
    for (let at = it.parentElement; at && at !== document.documentElement; at = at.parentElement) {
      const css = getComputedStyle(at);
      if (at !== document.body) cut(at.getBoundingClientRect(), css.overflowX !== 'visible', css.overflowY !== 'visible');
      if (css.position === 'fixed') break;
    }
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }, true, true);
    return seen;
  };
  /** Lists, drawers and dialogs may be scrolled, the table itself may not. */
  const mayScroll = (it) => scrolls || it.closest('dialog, .side, .prompt');
  const bring = (it) => { if (mayScroll(it)) it.scrollIntoView({ block: 'nearest', inline: 'nearest' }); };
  const kin = (one, other) => other && (one.contains(other) || other.contains(one));
  /** Whatever is drawn there, in front of everything else. */
  const paints = (it) => {
    if (it instanceof SVGElement) return it.tagName !== 'svg' && it.tagName !== 'g';
    const css = getComputedStyle(it);
    const own = [...it.childNodes].some((part) => part.nodeType === 3 && part.data.trim());
    return own || css.backgroundImage !== 'none' || !/, 0\)$|^transparent$/.test(css.backgroundColor);
  };
  const drawn = (x, y) => document.elementsFromPoint(x, y).find(paints);

  // -- What is asked and how it is answered, before anything is scrolled -------------------
  const prompt = document.querySelector('.prompt');
  if (prompt && !scrolls && top.tagName !== 'DIALOG') {
    prompt.scrollTop = 0;
    const lowest = Math.min(prompt.getBoundingClientRect().bottom, innerHeight);
    const first = [...prompt.querySelectorAll('.choices :is(button, summary)')].find(shows);
    for (const it of [prompt.querySelector('.question'), first])
      if (it && it.getBoundingClientRect().bottom > lowest + SLACK) complaints.push(`below: ${name(it)}`);
  }

  // -- What can be used ------------------------------------------------------------------
  const CONTROLS = 'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=menuitem]';
  for (const it of top.querySelectorAll(CONTROLS)) {
    if (!shows(it)) continue;
    bring(it);
    const box = it.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const seen = left(it, box);
    const lost = Math.max(box.width - Math.max(0, seen.right - seen.left), box.height - Math.max(0, seen.bottom - seen.top));
    if (lost > SLACK) { complaints.push(`cut: ${name(it)} by ${Math.round(lost)} px`); continue; }
    const css = getComputedStyle(it);
    const inset = Math.min(box.width, box.height) * 0.22;
    const points = [[box.x + box.width / 2, box.y + box.height / 2],
      ...[box.left + inset, box.right - inset].flatMap((x) => [box.top + inset, box.bottom - inset].map((y) => [x, y]))];
    for (const [x, y] of points) {
      const hit = document.elementFromPoint(x, y);
      if (hit && !it.contains(hit)) { complaints.push(`covered: ${name(it)} by ${name(hit)}`); break; }
    }
    if (touch && css.display !== 'inline' && Math.min(box.width, box.height) < FINGER - 0.5)
      complaints.push(`small: ${name(it)} ${Math.round(box.width)}×${Math.round(box.height)}`);
  }

  // What lets touches through is drawn all the same.
  const through = [...document.querySelectorAll('*')].filter((it) => getComputedStyle(it).pointerEvents === 'none');
  const before = through.map((it) => it.getAttribute('style'));
  for (const it of through) it.style.setProperty('pointer-events', 'auto', 'important');
  // -- What is told ----------------------------------------------------------------------
  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const it = node.parentElement;
    if (!node.data.trim() || !shows(it) || it.closest('svg, option, .hand, .fan')) continue;
    bring(it);
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((line) => line.width > 1 && line.height > 1);
    if (lines.length === 0) continue;
    const size = parseFloat(getComputedStyle(it).fontSize) * (it.currentCSSZoom ?? 1);
    if (size < LEAST_TYPE - 0.05) complaints.push(`tiny: ${name(it)} ${size.toFixed(1)} px`);
    const whole = lines.every((line) => {
      const seen = left(it, line);
      const own = it.getBoundingClientRect();
      const clipped = getComputedStyle(it).overflowX !== 'visible';
      const right = clipped ? Math.min(seen.right, own.right) : seen.right;
      return right - seen.left >= line.width - SLACK && seen.bottom - seen.top >= line.height - 6;
    });
    let shortened = false;
    for (let up = it; up && up !== top; up = up.parentElement) if (ellipsis(up)) shortened = true;
    if (!whole && !shortened) { complaints.push(`cut text: ${name(it)}`); continue; }
    if (shortened) continue;
    for (const line of lines) {
      const hit = drawn(line.left + line.width / 2, line.top + line.height / 2);
      if (hit && !kin(it, hit) && !hit.closest('.picked')) { complaints.push(`told under something: ${name(it)} by ${name(hit)}`); break; }
    }
  }

  // -- Cards on the table are whole: their ribbons legible or left out ----------------------
  for (const it of top.querySelectorAll('.card .name')) {
    const size = parseFloat(getComputedStyle(it).fontSize);
    if (shows(it) && it.getBoundingClientRect().width && size < LEAST_TYPE - 0.05) complaints.push(`ribbon: ${name(it)} ${size.toFixed(1)} px`);
  }

  // -- The window ------------------------------------------------------------------------
  if (wide.scrollWidth > innerWidth) complaints.push(`sideways: the page is ${wide.scrollWidth} px wide`);
  const play = document.querySelector('.play');
  const behind = top.tagName === 'DIALOG';
  if (!scrolls && !behind && play && play.scrollHeight > play.clientHeight + 1) complaints.push(`high: the table is ${play.scrollHeight} px high`);
  if (!scrolls && wide.scrollHeight > innerHeight + 1) complaints.push(`high: the page is ${wide.scrollHeight} px high`);
  for (const it of top.querySelectorAll('*')) {
    const css = getComputedStyle(it);
    if (['auto', 'scroll'].includes(css.overflowX) && it.scrollWidth > it.clientWidth + 1 && shows(it))
      complaints.push(`sideways: ${name(it)}`);
    if (!mayScroll(it) && !['visible', 'clip'].includes(css.overflowY) && it.scrollHeight > it.clientHeight + SLACK && shows(it) && !ellipsis(it) && it.tagName !== 'svg' && !it.closest('svg') && it.querySelector('button, p'))
      complaints.push(`overflows: ${name(it)} ${it.scrollHeight} in ${it.clientHeight} px`);
  }
  if (top.tagName !== 'DIALOG') {
    document.querySelector('.play').scrollTop = 0;
    for (const seat of awaited) {
      const it = document.querySelector(`[data-place="seat-${seat}"] .head`);
      const box = it?.getBoundingClientRect();
      if (!box?.width) complaints.push(`awaited: seat ${seat} is not there`);
      else if (left(it, box).right - left(it, box).left < box.width - SLACK || left(it, box).bottom - left(it, box).top < box.height - SLACK)
        complaints.push(`awaited: seat ${seat} is out of sight`);
    }
  }
  through.forEach((it, n) => (before[n] === null ? it.removeAttribute('style') : it.setAttribute('style', before[n])));
  still.remove();
  return [...new Set(complaints)];
}
