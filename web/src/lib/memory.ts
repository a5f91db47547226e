/** What this browser remembers between visits; a browser that may not remember still plays. */

const PREFIX = 'tablee.';

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private browsing: nothing is kept.
  }
}

/** The secret of one's seat at a table. */
export const seatToken = (table: string): string | null => recall(`seat.${table}`);

export function keepSeat(table: string, token: string | null): void {
  remember(`seat.${table}`, token);
}
