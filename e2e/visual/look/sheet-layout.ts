/** How many times smaller a page of this width is shown, so that its words can still be read. */
export const widths = [
  { width: 360, scale: 0.85 },
  { width: 768, scale: 0.6 },
  { width: 1280, scale: 0.5 },
  { width: 1920, scale: 0.42 },
] as const;

export const sheet = { width: 2000, columnHeight: 1500, label: 48, gap: 28 };

/** One piece of a page: a column of the sheet. */
export interface Column {
  path: string;
  /** Offset within the page, at the size shown. */
  top: number;
  height: number;
  width: number;
  isFirst: boolean;
}

/** Cuts a long page into columns, as a newspaper does. */
export function columnsOf(path: string, size: { width: number; height: number }): Column[] {
  // A column may be a tenth longer than the others rather than leave a strip of footer for one of its own.
  const count = Math.ceil(size.height / (1.1 * sheet.columnHeight));
  const maxHeight = Math.max(Math.min(sheet.columnHeight, size.height), Math.ceil(size.height / count));
  return Array.from({ length: count }, (_, place) => {
    const top = place * maxHeight;
    return { path, top, height: Math.min(maxHeight, size.height - top), width: size.width, isFirst: place === 0 };
  });
}

/** Fills sheets from left to right; a page begins on the next one rather than lose its end to it. */
export function fillSheets(pages: Column[][]): Column[][] {
  const sheets: Column[][] = [];
  for (const columns of pages) {
    const last = sheets.at(-1);
    if (last && widthOf([...last, ...columns]) <= sheet.width) last.push(...columns);
    else sheets.push([...columns]);
  }
  return sheets;
}

export function widthOf(columns: Column[]): number {
  return columns.reduce((sum, { width }) => sum + width + sheet.gap, sheet.gap);
}
