/** For the page's report. A mark, because that script comes after hydration and reads what was before it. */
export function noteFailure(part: string): void {
  performance.mark('part-failed', { detail: part });
}
