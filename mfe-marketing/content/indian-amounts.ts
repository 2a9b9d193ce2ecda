import { indianNumber } from '@site/ui/indian-number';

/** ₹53,94,108. */
export function inRupees(amount: number): string {
  return `₹${indianNumber(amount)}`;
}

/** The amount in a cell such as '53,94,108'. */
export function amountIn(cell = ''): number {
  return Number(cell.replaceAll(',', ''));
}
