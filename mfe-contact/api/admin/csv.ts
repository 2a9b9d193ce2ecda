/**
 * Rows as CSV (RFC 4180) that a spreadsheet opens without running anything: a cell that begins like a formula gets an
 * apostrophe in front, which spreadsheets hide. The mark at the start makes them read Hindi as UTF-8.
 */
export function csvHead(names: string[]): string {
  return `\ufeff${csvLine(names)}`;
}

export function csvLine(cells: string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  // Full-width signs and leading blanks count too: some spreadsheets read past them.
  const harmless = /^[\s\ufeff]*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n;\t']/.test(harmless) || harmless !== harmless.trim()
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}
