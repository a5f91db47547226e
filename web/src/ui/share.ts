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

/** Give a picture to somebody: by the phone's own sheet, else as a file. */
export async function sharePicture(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title: say('title') }).catch(() => {});
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
