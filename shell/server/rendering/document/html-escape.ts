/** Makes a value safe inside an element or a quoted attribute. */
export function escapeHtml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Data as the content of a script element, where a raw `<` could end it or open a comment. */
export function scriptData(content: unknown): string {
  return JSON.stringify(content).replaceAll('<', '\\u003c');
}
