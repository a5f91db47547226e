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
  // Only where a button lies can one be touched: one lattice over the window, each of its points asked once.
  const points = new Set();
  const columns = Math.ceil(innerWidth / step);
  for (const it of document.querySelectorAll('button')) {
    const box = it.getBoundingClientRect();
    const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
    const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
    for (let column = Math.floor(left / step); (column + 0.5) * step < right; column += 1)
      for (let row = Math.floor(top / step); (row + 0.5) * step < bottom; row += 1) points.add(row * columns + column);
  }
  for (const point of points) {
    const [column, row] = [point % columns, Math.floor(point / columns)];
    const rule = meant(document.elementFromPoint((column + 0.5) * step, (row + 0.5) * step));
    if (rule) add(rule);
  }
  return areas;
}
