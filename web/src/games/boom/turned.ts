/** How a card in play counts: turned round and several times over are two things, and one is never “×-1”. */
export function turned(times: number): string {
  if (times === 0) return '✕';
  return (times < 0 ? '⇄' : '') + (Math.abs(times) > 1 ? `×${Math.abs(times)}` : '');
}
