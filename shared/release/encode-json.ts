/** As the store keeps it: for people to read, and equal wherever the content is equal. */
export function encodeJson(content: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(content, null, 1)}\n`);
}
