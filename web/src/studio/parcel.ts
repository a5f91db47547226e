/** A box on its way to somebody: packed into a link, as data that nothing carries out. */

/** As many characters as the server takes: whoever packs more into a link gets nothing of it unpacked. */
export const LONGEST = 60_000;

export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What was packed; null for what is none, or grows too large. */
export async function unpacked(word: string): Promise<string | null> {
  try {
    const letters = atob(word.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const parts: Uint8Array[] = [];
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > 4 * LONGEST) {
        await reader.cancel();
        return null;
      }
      parts.push(part.value);
    }
    const text = await new Blob(parts as BlobPart[]).text();
    return text.length <= LONGEST ? text : null;
  } catch {
    return null;
  }
}
