import { brand } from '@site/brand';
import type { ServiceRoutes } from '@site/service/create-service';
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { atomFeed, feedTitle, rssFeed } from '../../contract/feeds.ts';
import { escapeMarkup } from '../import/convert-post.ts';
import type { FeedPost, PostRepository } from './post-repository.ts';

// At two posts a day, a reader that asks once a week misses none.
const postsPerFeed = 20;

export function feedRoutes(posts: PostRepository, siteUrl: string): ServiceRoutes {
  return async (app) => {
    for (const [{ path, type }, write] of [[rssFeed, rssXml] as const, [atomFeed, atomXml] as const]) {
      app.get(path, async (_request, reply) => {
        const newest = await posts.newest(postsPerFeed);
        return reply.type(`${type}; charset=utf-8`).send(write(siteUrl, newest));
      });
    }
  };
}

// Our own writer: the `feed` package (6.0.0) has no `xml:lang` for Atom, and it marks plain titles as HTML, so that
// readers would drop a word in angle brackets. `feedsmith` (3.0.1), with which the tests read our feeds, writes line
// breaks around every title and category that contains an &.

const subtitle = 'Practical notes on running a building, from our own people.';

/** RSS 2.0 of these posts, newest first. */
function rssXml(siteUrl: string, posts: FeedPost[]): string {
  const channel = [
    element('title', feedTitle),
    element('link', `${siteUrl}/blogs`),
    `<atom:link rel="self" type="${rssFeed.type}" href="${escapeMarkup(siteUrl + rssFeed.path)}"/>`,
    element('description', subtitle),
    element('language', 'en-IN'),
    ...posts.slice(0, 1).map(() => element('lastBuildDate', new Date(lastChange(posts)).toUTCString())),
    ...posts.map((post) => rssItem(siteUrl, post)),
  ];
  const namespaces =
    'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"';
  return document(`rss version="2.0" ${namespaces}`, 'rss', ['<channel>', ...channel, '</channel>']);
}

/** Atom (RFC 4287) of these posts, newest first. */
function atomXml(siteUrl: string, posts: FeedPost[]): string {
  const lines = [
    element('id', `${siteUrl}/blogs`),
    element('title', feedTitle),
    element('subtitle', subtitle),
    element('updated', lastChange(posts)),
    `<author>${element('name', brand.name)}</author>`,
    `<link rel="self" type="${atomFeed.type}" href="${escapeMarkup(siteUrl + atomFeed.path)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(siteUrl)}/blogs"/>`,
    ...posts.map((post) => atomEntry(siteUrl, post)),
  ];
  return document('feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN"', 'feed', lines);
}

function rssItem(siteUrl: string, post: FeedPost): string {
  const { title, summary, published, categories } = post;
  return [
    '<item>',
    element('title', title),
    element('link', addressOf(siteUrl, post.slug)),
    element('guid', addressOf(siteUrl, post.firstSlug)),
    element('pubDate', new Date(published).toUTCString()),
    ...categories.map(({ categoryName }) => element('category', categoryName)),
    // Feed readers take a description for HTML.
    element('description', escapeMarkup(summary)),
    element('content:encoded', wholeText(siteUrl, post)),
    '</item>',
  ].join('');
}

function atomEntry(siteUrl: string, post: FeedPost): string {
  const { title, summary, published, updated, categories } = post;
  return [
    '<entry>',
    element('id', addressOf(siteUrl, post.firstSlug)),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeMarkup(addressOf(siteUrl, post.slug))}"/>`,
    element('published', published),
    element('updated', updated),
    ...categories.map(({ categoryName }) => `<category term="${escapeMarkup(categoryName)}"/>`),
    element('summary', summary),
    `<content type="html">${escapeMarkup(wholeText(siteUrl, post))}</content>`,
    '</entry>',
  ].join('');
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

function element(name: string, content: string): string {
  return `<${name}>${escapeMarkup(content)}</${name}>`;
}

function document(opening: string, root: string, lines: string[]): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<${opening}>`, ...lines, `</${root}>`, ''].join('\n');
}
