import { BucketClient, codeIn } from './bucket-client.ts';
import type { BucketAccess } from './bucket-settings.ts';
import type { Storage } from './storage.ts';

/** An S3-compatible bucket that honours conditional writes: `If-None-Match: *` is what makes `create` atomic. */
export class BucketStorage implements Storage {
  readonly #client: BucketClient;

  constructor(access: BucketAccess) {
    this.#client = new BucketClient(access);
  }

  async read(key: string): Promise<Buffer | undefined> {
    const { status, body } = await this.#client.ask({ method: 'GET', key, expected: [200, 404] });
    if (status === 200) return body;
    // If the bucket itself is missing, every key seems to be; listing it throws and says so.
    if (codeIn(body) === 'NoSuchBucket') await this.list(key);
    return undefined;
  }

  async create(key: string, content: Buffer): Promise<boolean> {
    const { status, tries } = await this.#client.ask({
      method: 'PUT',
      key,
      content,
      headers: { 'if-none-match': '*' },
      expected: [200, 412],
    });
    if (status === 200) return true;
    // The answer to an earlier try may have been lost: then the object there is our own.
    return tries > 1 && (await this.read(key))?.equals(content) === true;
  }

  async list(prefix: string, after = ''): Promise<string[]> {
    const keys: string[] = [];
    let start: Record<string, string> = after ? { 'start-after': after } : {};
    for (;;) {
      const { body } = await this.#client.ask({
        method: 'GET',
        query: { 'list-type': '2', 'encoding-type': 'url', prefix, ...start },
        expected: [200],
      });
      const page = readPage(body.toString('utf8'));
      keys.push(...page.keys);
      if (!page.next) return keys;
      start = { 'continuation-token': page.next };
    }
  }

  async remove(key: string): Promise<void> {
    await this.#client.ask({ method: 'DELETE', key, expected: [200, 204, 404] });
  }

  async modified(key: string): Promise<Date | undefined> {
    const { status, headers } = await this.#client.ask({ method: 'HEAD', key, expected: [200, 404] });
    return status === 200 ? new Date(headers.get('last-modified') ?? '') : undefined;
  }
}

/** All we need of a ListObjectsV2 answer. Keys come percent-encoded, as requested, and so contain no XML. */
function readPage(xml: string): { keys: string[]; next: string | undefined } {
  const keys = Array.from(xml.matchAll(/<Key>([^<]*)<\/Key>/g), ([, key = '']) =>
    decodeURIComponent(key.replaceAll('+', ' ')),
  );
  return { keys, next: /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(xml)?.[1] };
}
