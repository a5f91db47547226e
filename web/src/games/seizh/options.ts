/** A table on a screen can be live. */
export const options = { tempo: 'live' };
