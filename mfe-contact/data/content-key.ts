/**
 * An idempotency key derived from the enquiry's content. Without JavaScript the page comes from a cache and cannot
 * carry a fresh key, and reloading the answer posts the form again, which must not create a second enquiry.
 */
export async function contentKey(content: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)));
  return Array.from(new Uint8Array(digest).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
