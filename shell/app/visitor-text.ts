// Text from addresses and fields, which may contain anything.

/** The first characters of a text, none of them cut in half, as `slice` cuts 🚿. */
export function firstCharacters(text: string, count: number): string {
  return [...text].slice(0, count).join('');
}

/** The text itself if it is not encoded as an address should be: '50%'. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
