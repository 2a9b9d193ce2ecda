/**
 * Tells whether the JSON of two responses differs, on server and browser alike: a host of the API that is not ours need not let the browser
 * read an ETag. 32 bits, because only the next response of the same call is compared.
 */
export function checksum(body: unknown): string {
  let sum = 0;
  for (const character of JSON.stringify(body)) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return sum.toString(36);
}
