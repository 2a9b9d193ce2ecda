/** A value as it may stand in an element or a quoted attribute. */
export function escapeHtml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Data as the content of a script block: `<` could end it or open a comment inside it. */
export function scriptData(content: unknown): string {
  return JSON.stringify(content).replaceAll('<', '\\u003c');
}
