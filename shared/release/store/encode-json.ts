/** As the store keeps it: readable for people, and the same bytes for the same content. */
export function encodeJson(content: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(content, null, 1)}\n`);
}

/** Throws one sentence that names the file. */
export function decodeJson<T>(content: Buffer, name: string): T {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch (error) {
    throw new Error(`${name} in the release store is damaged: it is not valid JSON.`, { cause: error });
  }
}
