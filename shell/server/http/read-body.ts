/** Longest form of the site is 4,000 characters of message, four bytes each and percent-encoded. */
const longestForm = 64 * 1024;

/** The request's body as text; undefined where it is longer than it may be. */
export async function readBody(request: AsyncIterable<Buffer>, mostBytes = longestForm): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
