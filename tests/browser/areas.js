// How much of the window can be touched for each of these moves: square pixels that really answer, by rule.
async ({ rules, step }) => {
  for (let n = 0; n < 3; n += 1) await new Promise((done) => requestAnimationFrame(done));
  const ruleOf = new Map(Object.entries(rules));
  const areas = {};
  const add = (name) => (areas[name] = (areas[name] ?? 0) + step * step);
  const meant = (hit) => {
    const it = hit?.closest('button');
    if (!it) return null;
    const keys = (it.dataset.key ?? it.dataset.keys ?? '').split(' ').filter((key) => ruleOf.has(key));
    return keys.length > 0 ? ruleOf.get(keys[0]) : it.closest('.hand') ? 'hand' : null;
  };
  for (let x = step / 2; x < innerWidth; x += step)
    for (let y = step / 2; y < innerHeight; y += step) {
      const rule = meant(document.elementFromPoint(x, y));
      if (rule) add(rule);
    }
  return areas;
}
