import { brand } from '@site/brand';
import type { ServiceRoutes } from '@site/service/http/create-service';
import { escapeHtml } from '@site/text/escape-html';
import { generateAtomFeed, generateRssFeed } from 'feedsmith';
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { atomFeed, feedTitle, rssFeed } from '../../contract/edge-sources.ts';
import type { Database } from '../tables.ts';
import { type FeedPost, newest } from './post-repository.ts';

// At two posts a day, a reader that asks once a week misses none.
const postsPerFeed = 20;
const subtitle = 'Practical notes on running a building, from our own people.';

export function feedRoutes(database: Database, siteUrl: string): ServiceRoutes {
  return async (app) => {
    for (const [{ path, type }, write] of [[rssFeed, rssXml] as const, [atomFeed, atomXml] as const]) {
      app.get(path, async (_request, reply) => {
        const posts = await newest(database, postsPerFeed);
        return reply.type(`${type}; charset=utf-8`).send(write(siteUrl, posts));
      });
    }
  };
}

/** RSS 2.0 of these posts, newest first. */
function rssXml(siteUrl: string, posts: FeedPost[]): string {
  return generateRssFeed({
    title: feedTitle,
    link: `${siteUrl}/blogs`,
    description: subtitle,
    language: 'en-IN',
    ...(posts.length > 0 && { lastBuildDate: lastChange(posts) }),
    atom: { links: [{ rel: 'self', type: rssFeed.type, href: siteUrl + rssFeed.path }] },
    items: posts.map((post) => ({
      title: post.title,
      link: addressOf(siteUrl, post.slug),
      guid: { value: addressOf(siteUrl, post.firstSlug) },
      pubDate: post.published,
      categories: post.categories.map(({ categoryName }) => ({ name: categoryName })),
      // Feed readers take a description for HTML.
      description: escapeHtml(post.summary),
      content: { encoded: wholeText(siteUrl, post) },
    })),
  });
}

/** Atom (RFC 4287) of these posts, newest first. */
function atomXml(siteUrl: string, posts: FeedPost[]): string {
  return generateAtomFeed({
    xml: { lang: 'en-IN' },
    id: `${siteUrl}/blogs`,
    title: { value: feedTitle },
    subtitle: { value: subtitle },
    updated: lastChange(posts),
    authors: [{ name: brand.name }],
    links: [
      { rel: 'self', type: atomFeed.type, href: siteUrl + atomFeed.path },
      { rel: 'alternate', type: 'text/html', href: `${siteUrl}/blogs` },
    ],
    entries: posts.map((post) => ({
      id: addressOf(siteUrl, post.firstSlug),
      title: { value: post.title },
      links: [{ rel: 'alternate', type: 'text/html', href: addressOf(siteUrl, post.slug) }],
      published: post.published,
      updated: post.updated,
      categories: post.categories.map(({ categoryName }) => ({ term: categoryName })),
      summary: { value: post.summary },
      content: { type: 'html', value: wholeText(siteUrl, post) },
    })),
  });
}

function addressOf(siteUrl: string, slug: string): string {
  return `${siteUrl}/blogs/${slug}`;
}

/** The post's HTML with absolute addresses: a reader shows it far from the site. */
function wholeText(siteUrl: string, { slug, description }: FeedPost): string {
  const fragment = parseFragment(description);
  makeAbsolute(fragment, addressOf(siteUrl, slug));
  return serialize(fragment);
}

function makeAbsolute(parent: DefaultTreeAdapterTypes.ParentNode, base: string): void {
  for (const node of parent.childNodes) {
    if (!('attrs' in node)) continue;
    for (const attribute of node.attrs)
      if (/^(?:href|src)$/.test(attribute.name) && /^[/#]/.test(attribute.value))
        attribute.value = new URL(attribute.value, base).href;
    makeAbsolute(node, base);
  }
}

/** When any of the posts last changed. An empty feed gets a fixed date, so that its bytes stay the same. */
function lastChange(posts: FeedPost[]): string {
  const [latest = '1970-01-01T00:00:00Z'] = posts
    .map(({ updated }) => updated)
    .sort()
    .reverse();
  return latest;
}
