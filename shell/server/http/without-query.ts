/** The path of an address; its query may be what a visitor looks for, so it is kept out of logs. */
export function withoutQuery(target: string): string {
  return target.split('?', 1)[0] ?? target;
}
