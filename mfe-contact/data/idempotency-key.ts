/** A key for an enquiry sent with JavaScript; the form sends retries with the same one. */
export function randomKey(): string {
  // Not crypto.randomUUID, which browsers lack over plain http on a network address.
  return hex(crypto.getRandomValues(new Uint8Array(keyBytes)));
}

/**
 * A key derived from the enquiry's content. Without JavaScript the page comes from a cache and cannot carry a fresh key, and
 * reloading the answer posts the form again, which must not create a second enquiry.
 */
export async function contentKey(content: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)));
  return hex(new Uint8Array(digest).slice(0, keyBytes));
}

const keyBytes = 16;

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
