/** Files that somebody opens: boxes as text, and spreadsheets. */
const TEXT = 200_000;
const SHEET = 400_000; // bytes: what the server takes

export const isSheet = (file: File): boolean => /\.(csv|tsv|xls[xmb]?|ods)$/i.test(file.name);
export const tooLarge = (file: File): boolean => file.size > (isSheet(file) ? SHEET : TEXT);

/** Bytes in letters (base64). */
export const asText = (file: File): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => fail(reader.error ?? new Error());
    reader.readAsDataURL(file);
  });
