/** The longest form of the site has a message of 4,000 characters, four bytes each and percent-encoded. */
const maxFormBytes = 64 * 1024;

/** The request's body as text, undefined if it is too long. */
export async function readBody(request: AsyncIterable<Buffer>, maxBytes = maxFormBytes): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
