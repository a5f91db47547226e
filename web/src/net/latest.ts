/** Hears an answer unless something else has been asked since: what is returned stops listening, as effects do. */
export function latest<T>(answer: Promise<T>, heard: (found: T) => void, failed: (fault: unknown) => void): () => void {
  let wanted = true;
  answer.then(
    (found) => wanted && heard(found),
    (fault: unknown) => wanted && failed(fault),
  );
  return () => {
    wanted = false;
  };
}
