import { createHmac } from 'node:crypto';

/** HMAC-SHA256 over `timestamp.body`, so that neither an old call nor a changed one passes for a new one. */
export function sign(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}
