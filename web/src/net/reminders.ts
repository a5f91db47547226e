/** Reminders: this browser's place at its push service, and what the server is asked to send there. */

import type { Known, Quiet, Reminder, RemindersShown, RemindMe } from '../protocol/protocol';
import { ask } from './api';
import { fromLetters } from './letters';
import { seatToken } from './memory';

const path = (table: string) => `/api/tables/${table}/reminders`;

export const reminders = (table: string) => ask<RemindersShown>(path(table), { token: seatToken(table) });
export const remindMe = (table: string, body: RemindMe) =>
  ask<Reminder>(path(table), { body, token: seatToken(table) });
export const stopReminder = (id: string) => ask<Known>(`/api/reminders/${id}/stop`, { body: {} });
export const confirmReminder = (id: string) => ask<Known>(`/api/reminders/${id}/confirm`, { body: {} });

/** Whether this browser can be reminded at all: an iPhone only once the page is on its home screen. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && isSecureContext;

/** Where this browser can be reached; null where its person does not want to be. */
export async function pushTarget(key: string): Promise<Pick<RemindMe, 'target' | 'p256dh' | 'auth'> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: fromLetters(key) };
  const place = await pushManager.subscribe(options).catch(async () => {
    // another server's key, from before its store was made anew
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint, keys } = place.toJSON();
  return { target: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

/** Hours of the night, where this device is. */
export const quietFrom = (start: string, end: string): Quiet => ({
  start: minutes(start),
  end: minutes(end),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
