/** The path of an address. Logs use it too: a query may hold what a visitor searched for. */
export function withoutQuery(target: string): string {
  return target.split('?', 1)[0] ?? target;
}
