/** As the store keeps it: readable for people, and the same bytes for the same content. */
export function encodeJson(content: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(content, null, 1)}\n`);
}
