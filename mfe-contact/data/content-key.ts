/**
 * An idempotency key made of the enquiry itself. Pages without scripts come from a cache and cannot carry a fresh key, and a
 * reload of the answer posts the form once more: the same words must not become a second enquiry.
 */
export async function contentKey(content: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)));
  return Array.from(new Uint8Array(digest).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
