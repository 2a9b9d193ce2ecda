/**
 * A whole number with commas between thousands. Not `toLocaleString`: server and browser may know different locales.
 * @example
 * withSeparator(12500); // '12,500'
 */
export function withSeparator(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}
