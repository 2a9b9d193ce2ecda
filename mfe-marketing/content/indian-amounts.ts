const grouped = new Intl.NumberFormat('en-IN');

/** ₹53,94,108. */
export function inRupees(amount: number): string {
  return `₹${grouped.format(amount)}`;
}

/** The amount in a cell such as '53,94,108'. */
export function amountIn(cell = ''): number {
  return Number(cell.replaceAll(',', ''));
}
