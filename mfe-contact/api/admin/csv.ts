import { shownLines } from '@site/contracts/visible-text';
import { type Options, stringify } from 'csv-stringify/sync';

/** The first line. The byte order mark makes spreadsheets read Hindi as UTF-8. */
export function csvHead(names: string[]): string {
  return stringify([names], { ...safeCsv, bom: true });
}

/** One row (RFC 4180) that a spreadsheet opens without running anything in it, or turning what follows round. */
export function csvLine(cells: string[]): string {
  return stringify([cells.map(shownLines)], safeCsv);
}

const safeCsv: Options = {
  record_delimiter: 'windows',
  // With a delimiter of its own, the library would leave a lone line feed unquoted.
  quote_record_delimiter: true,
  // Puts an apostrophe, which spreadsheets hide, in front of a cell that begins like a formula.
  escape_formulas: true,
  // The library does so for the first character only; some spreadsheets read past leading blanks.
  cast: { string: (cell: string) => (/^\s+[=+\-@\uff0b\uff0d\uff1d\uff20]|^\n/.test(cell) ? `'${cell}` : cell) },
  // Some spreadsheets split at semicolons and tabs too, or trim a cell that is not quoted.
  quoted_match: /^[=+\-@\uff0b\uff0d\uff1d\uff20]|^\s|\s$|[;\t']/,
};
