/** A whole number with commas between thousands. Not `toLocaleString`: server and browser may know different locales. */
export function withSeparator(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}
