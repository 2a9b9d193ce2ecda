import { closeSync, openSync, statSync, writeSync } from 'node:fs';

const pageBytes = 4096;

/** For tests: overwrites these pages of a database file, all but the first one by default, as a failing disk does. */
export function damageDatabase(file: string, pages = pagesAfterFirst(file)): void {
  const descriptor = openSync(file, 'r+');
  for (const page of pages) writeSync(descriptor, Buffer.alloc(pageBytes, 0xa5), 0, pageBytes, page * pageBytes);
  closeSync(descriptor);
}

function pagesAfterFirst(file: string): number[] {
  return Array.from({ length: statSync(file).size / pageBytes - 1 }, (_, index) => index + 1);
}
