import { randomBytes } from 'node:crypto';
import { createSigner } from '@site/service/signer';
import type { Kysely } from 'kysely';
import { isSlug, type Tables } from '../tables.ts';

const lifeMs = 7 * 24 * 60 * 60_000;

export interface PreviewLink {
  url: string;
  /** ISO 8601 in UTC. */
  until: string;
}

export type PreviewLinks = Awaited<ReturnType<typeof openPreviewLinks>>;

/** Signed links that show posts before they are published. */
export async function openPreviewLinks(database: Kysely<Tables>, siteUrl: string) {
  const signer = createSigner(await readSecret(database), 'preview');
  return {
    linkTo(slug: string, now = Date.now()): PreviewLink {
      const seconds = Math.floor((now + lifeMs) / 1000);
      const url = new URL(`/blogs/${slug}`, siteUrl);
      url.searchParams.set('preview', signer.sign(`${slug}.${seconds}`));
      return { url: url.href, until: toIso(seconds) };
    },
    /** Until when a token is good for this post; undefined if it is forged, expired or another post's. */
    read(token: string, slug: string, now = Date.now()): string | undefined {
      const [signedSlug = '', seconds = '0'] = signer.read(token)?.split('.') ?? [];
      const isGood = isSlug(slug) && signedSlug === slug && Number(seconds) * 1000 > now;
      return isGood ? toIso(Number(seconds)) : undefined;
    },
  };
}

function toIso(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
}

/** Stored in the database, so that a link given by one service is good at every other. */
async function readSecret(database: Kysely<Tables>): Promise<Buffer> {
  const name = 'preview-secret';
  const value = randomBytes(32).toString('hex');
  await database
    .insertInto('content_state')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await database
    .selectFrom('content_state')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return Buffer.from(stored.value, 'hex');
}
