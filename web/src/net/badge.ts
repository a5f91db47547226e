/** On the icon of the installed app: how many games wait for me. */
export function badge(count: number): void {
  const told = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  void told?.catch(() => {});
}
