const format = new Intl.NumberFormat('en-IN');

/**
 * A number as it is written in India, in groups of two digits above a thousand.
 * @example
 * indianNumber(12500); // '12,500'
 * indianNumber(5394108); // '53,94,108'
 */
export function indianNumber(value: number): string {
  return format.format(value);
}

/**
 * An amount of money.
 * @example
 * inRupees(25488); // '₹25,488'
 */
export function inRupees(amount: number): string {
  return `₹${indianNumber(amount)}`;
}
