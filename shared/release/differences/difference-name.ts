/** As eight bytes, before the dictionary's hash: the format "dcz" of RFC 9842. */
export const dczMagic = Buffer.from('5e2a4d1820000000', 'hex');

/** Stands behind the name of a file that is kept as a difference to another, of which this is the SHA-256. */
export function differenceSuffix(dictionary: Buffer): string {
  return `.${dictionary.toString('hex').slice(0, 16)}.dcz`;
}

/** The file that a key's difference makes, or the key itself. */
export function wholeFile(key: string): string {
  return key.replace(/\.[0-9a-f]{16}\.dcz$/, '');
}
