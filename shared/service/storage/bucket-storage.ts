import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import * as v from 'valibot';
import { isHttpsOrLoopback } from '../settings/setting-schemas.ts';
import { type Storage, StoreUnreadable } from './storage.ts';

/**
 * An S3-compatible bucket that honours conditional writes: `If-None-Match: *` is what makes `create` atomic.
 *
 * @example
 * const url = 'https://s3.ap-south-1.amazonaws.com/releases';
 * const storage = new BucketStorage({ setting: 'RELEASES_BUCKET', url, key, secret, region: 'ap-south-1' });
 * const isMine = await storage.create('channels/production/00000002.json', content); // false if somebody was first
 */
export class BucketStorage implements Storage {
  readonly #access: Required<BucketAccess>;
  readonly #signer: AwsClient;

  constructor(access: BucketAccess) {
    this.#access = { timeoutMs: 10_000, maxBusyMs, firstPauseMs, ...access };
    const { key, secret, region } = access;
    this.#signer = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3' });
  }

  async read(key: string): Promise<Buffer | undefined> {
    const { status, body } = await this.#send({ method: 'GET', key, expected: [200, 404] });
    if (status === 200) return body;
    // If the bucket itself is missing, every key seems to be; listing it throws and says so.
    if (codeIn(body) === 'NoSuchBucket') await this.list(key);
    return undefined;
  }

  async create(key: string, content: Buffer): Promise<boolean> {
    const { status, tries } = await this.#send({
      method: 'PUT',
      key,
      content,
      headers: { 'if-none-match': '*' },
      expected: [200, 412],
    });
    if (status === 200) return true;
    // The response to an earlier try may have been lost: then the object there is our own.
    return tries > 1 && (await this.read(key))?.equals(content) === true;
  }

  async list(prefix: string, after = ''): Promise<string[]> {
    const keys: string[] = [];
    let start: Record<string, string> = after ? { 'start-after': after } : {};
    for (;;) {
      const { body } = await this.#send({
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
    await this.#send({ method: 'DELETE', key, expected: [200, 204, 404] });
  }

  async modified(key: string): Promise<Date | undefined> {
    const { status, headers } = await this.#send({ method: 'HEAD', key, expected: [200, 404] });
    return status === 200 ? new Date(headers.get('last-modified') ?? '') : undefined;
  }

  /** Sends a signed request, with a timeout and retries. Throws one sentence, which never holds the secret. */
  async #send(request: BucketRequest): Promise<BucketResponse> {
    let [failures, pausedMs] = [0, 0];
    for (let tries = 1; ; tries += 1) {
      const outcome = await this.#sendOnce(request);
      if ('status' in outcome && request.expected.includes(outcome.status)) return { ...outcome, tries };
      const isBusy = 'status' in outcome && busy.includes(outcome.status);
      if (!isBusy) failures += 1;
      const isOver = isBusy ? pausedMs >= this.#access.maxBusyMs : failures === maxTries;
      if (isOver || !mayWorkLater(outcome)) throw new StoreUnreadable(this.#sentence(request, outcome));
      const pauseMs = Math.min(maxPauseMs, this.#access.firstPauseMs * 2 ** (tries - 1)) * (1 + Math.random() / 2);
      await pause(pauseMs);
      pausedMs += pauseMs;
    }
  }

  async #sendOnce({ method, key = '', query = {}, headers = {}, content }: BucketRequest): Promise<Outcome> {
    const address = new URL(`${this.#access.url}/${key.split('/').map(encodeURIComponent).join('/')}`);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    try {
      const signed = await this.#signer.sign(address, {
        method,
        // Given the hash, the bucket refuses bytes that were changed on the way.
        headers: { ...headers, 'x-amz-content-sha256': hash('sha256', content ?? '', 'hex') },
        ...(content && { body: new Uint8Array(content) }),
      });
      // The signature is valid for this address only, so following a redirect is useless.
      const response = await fetch(signed, {
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#access.timeoutMs),
      });
      return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
    } catch (error) {
      return { silence: reasonIn(error) };
    }
  }

  #sentence({ method, key = '' }: BucketRequest, outcome: Outcome): string {
    const { url, setting } = this.#access;
    const operation = `${method} ${key || 'its list'}`;
    const doubt = method === 'PUT' ? ' It may have been written all the same: look before you repeat it.' : '';
    if ('silence' in outcome)
      return `The bucket ${url} does not answer to ${operation} (${outcome.silence}): start it or correct ${setting}.${doubt}`;
    const code = codeIn(outcome.body);
    const advice = adviceFor(code, setting);
    return `The bucket ${url} answers ${outcome.status}${code && ` ${code}`} to ${operation}${advice ? `: ${advice}` : '.'}${outcome.status >= 500 ? doubt : ''}`;
  }
}

/** All we need of a ListObjectsV2 response. Keys come percent-encoded, as requested, and so contain no XML. */
function readPage(xml: string): { keys: string[]; next: string | undefined } {
  const keys = Array.from(xml.matchAll(/<Key>([^<]*)<\/Key>/g), ([, key = '']) =>
    decodeURIComponent(key.replaceAll('+', ' ')),
  );
  return { keys, next: /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(xml)?.[1] };
}

interface BucketRequest {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Key of the object; none for the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  content?: Buffer;
  /** Status codes that are no failure. */
  expected: number[];
}

interface BucketResponse {
  status: number;
  headers: Headers;
  body: Buffer;
  /** If more than 1, an earlier request whose response was lost may have been carried out too. */
  tries: number;
}

const maxTries = 4;
/** Pause before the second try. It doubles before each further one, plus up to a half at random, so that many clients do not retry in step. */
const firstPauseMs = 100;
const maxPauseMs = 5_000;

// Statuses after which a retry may work; S3 answers 409 if two conditional writes of one key cross.
const retryable = [408, 409, 429, 500, 502, 503, 504];

/** Too many requests: S3 says 503 SlowDown, others 429. */
const busy = [429, 503];

/** S3 may take this long to make room for a prefix that gets many requests. */
const maxBusyMs = 30_000;

type Outcome = Omit<BucketResponse, 'tries'> | { silence: string };

function adviceFor(code: string, setting: string): string | undefined {
  const advices: Record<string, string> = {
    AccessDenied: `${setting}_KEY must be allowed to get, put, list and delete there.`,
    InvalidAccessKeyId: `${setting}_KEY is not a known access key.`,
    SignatureDoesNotMatch: `${setting}_SECRET does not belong to ${setting}_KEY.`,
    NoSuchBucket: `make the bucket first, or correct ${setting}.`,
    AuthorizationHeaderMalformed: `${setting}_REGION is not the bucket's region.`,
    PermanentRedirect: `${setting}_REGION is not the bucket's region.`,
    RequestTimeTooSkewed: "this machine's clock is wrong.",
  };
  return advices[code];
}

function mayWorkLater(outcome: Outcome): boolean {
  return 'silence' in outcome || retryable.includes(outcome.status);
}

/** The code in the bucket's error document. */
function codeIn(body: Buffer): string {
  return /<Code>(\w+)<\/Code>/.exec(body.toString('utf8'))?.[1] ?? '';
}

/** fetch says only that it failed; the reason is in its cause. */
function reasonIn(error: unknown): string {
  const { name, cause, message } = Object(error);
  return name === 'TimeoutError' ? 'too slow' : String(cause?.code ?? cause?.message ?? message);
}

export interface BucketAccess {
  /** The setting that names the bucket, for messages; those of key, secret and region begin with its name. */
  setting: string;
  /** Address of the bucket itself, without a slash at its end. */
  url: string;
  key: string;
  secret: string;
  region: string;
  /** Time for one request, including the bytes of its response; the largest file of a version has 400 KB. */
  timeoutMs?: number;
  /** How long a request is tried again while the bucket has too many. */
  maxBusyMs?: number;
  firstPauseMs?: number;
}

/**
 * The address of a bucket; its host name or the only segment of its path names it. We run or show what comes from there, so nobody in
 * between may change it.
 */
export function bucketAddress(example: string) {
  return v.pipe(
    v.string(),
    v.check(
      (value) => isHttpsOrLoopback(value) && /^https?:\/\/[^/@?#]+(?:\/[a-z0-9][a-z0-9.-]*)?\/?$/.test(value),
      `must be an address like ${example}; plain http only on this machine`,
    ),
    v.transform((value) => value.replace(/\/$/, '')),
  );
}

export function bucketRegion() {
  const schema = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'must be a region like ap-south-1'));
  return v.optional(schema, 'us-east-1');
}
