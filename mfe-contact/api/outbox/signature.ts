import { createHmac } from 'node:crypto';

/** HMAC-SHA256 over `timestamp.body`, so that neither a replayed nor a changed call passes. */
export function sign(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}
