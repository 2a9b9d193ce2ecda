/** The first, the last, and the current page with its neighbours; null is a gap of pages. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((one, other) => one - other);
  return shown.flatMap((number, index) => [...gapBefore(number, shown[index - 1]), number]);
}

function gapBefore(number: number, previous = number - 1): (number | null)[] {
  if (number - previous === 1) return [];
  // The ellipsis for one page would take as much room as its number.
  return number - previous === 2 ? [number - 1] : [null];
}
