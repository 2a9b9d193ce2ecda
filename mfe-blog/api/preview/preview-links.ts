import { createSigner } from '@site/service/signer';
import { isSlug } from '../posts/slug.ts';

const lifeMs = 7 * 24 * 60 * 60_000;

export interface PreviewLink {
  url: string;
  /** ISO 8601 in UTC. */
  until: string;
}

export type PreviewLinks = ReturnType<typeof previewLinks>;

/** Signed links under which posts show that are not published. */
export function previewLinks(secret: Buffer, siteUrl: string) {
  const signer = createSigner(secret, 'preview');
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
