const contentHash = /[.-][0-9a-f]{8}(?=[.-])/;

/** The name of a file for browsers without the hash of its content: `BlogListPage.3f9ac2d1.js` is `BlogListPage.js`. */
export function plainName(file: string): string {
  return file.replace(contentHash, '');
}

export function hasContentHash(file: string): boolean {
  return contentHash.test(file);
}
