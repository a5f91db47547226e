import { toasts } from './toasts.svelte';
import { say } from '../words/words.svelte';

/** Give a link to somebody: by the phone's own sheet, else by the clipboard, else by showing it. */
export async function share(url: string): Promise<void> {
  if (navigator.share) {
    await navigator.share({ title: say('title'), url }).catch(() => {});
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toasts.say(say('copied'));
  } catch {
    toasts.say(url);
  }
}
