/** Server-sent events as they come, until the answer ends. */
export async function events<T>(answer: Response, seen: (told: T) => void): Promise<void> {
  if (!answer.body) return;
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const told = (rest + value).split('\n\n');
    rest = told.pop() ?? '';
    for (const one of told) if (one.startsWith('data: ')) seen(JSON.parse(one.slice(6)) as T);
  }
}
