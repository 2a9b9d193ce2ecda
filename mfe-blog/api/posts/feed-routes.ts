import { brand } from '@site/brand';
import type { ServiceRoutes } from '@site/service/create-service';
import { atomFeed, feedTitle, rssFeed } from '../../contract/feeds.ts';
import type { PostSummary } from '../../contract/posts.ts';
import { escapeMarkup } from '../import/post-html.ts';
import type { PostRepository } from './post-repository.ts';

// At two posts a day, a reader that asks once a week misses none.
const postsPerFeed = 20;

export function feedRoutes(posts: PostRepository, siteUrl: string): ServiceRoutes {
  return async (app) => {
    for (const [{ path, type }, write] of [[rssFeed, rssXml] as const, [atomFeed, atomXml] as const]) {
      app.get(path, async (_request, reply) => {
        const { posts: newest } = await posts.list(1, postsPerFeed);
        return reply.type(`${type}; charset=utf-8`).send(write(siteUrl, newest));
      });
    }
  };
}

// Our own writer: the `feed` package (6.0.0) has no `xml:lang` for Atom, and it marks plain titles as HTML, so that
// readers would drop a word in angle brackets.

const subtitle = 'Practical notes on running a building, from our own people.';

/** RSS 2.0 of these posts, newest first. */
function rssXml(siteUrl: string, posts: PostSummary[]): string {
  const channel = [
    element('title', feedTitle),
    element('link', `${siteUrl}/blogs`),
    `<atom:link rel="self" type="${rssFeed.type}" href="${escapeMarkup(siteUrl + rssFeed.path)}"/>`,
    element('description', subtitle),
    element('language', 'en-IN'),
    ...posts.slice(0, 1).map(() => element('lastBuildDate', new Date(lastChange(posts)).toUTCString())),
    ...posts.map((post) => rssItem(siteUrl, post)),
  ];
  return document('rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"', 'rss', [
    '<channel>',
    ...channel,
    '</channel>',
  ]);
}

/** Atom (RFC 4287) of these posts, newest first. */
function atomXml(siteUrl: string, posts: PostSummary[]): string {
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

function rssItem(siteUrl: string, { slug, title, content, published, categories }: PostSummary): string {
  const address = `${siteUrl}/blogs/${slug}`;
  return [
    '<item>',
    element('title', title),
    element('link', address),
    element('guid', address),
    element('pubDate', new Date(published).toUTCString()),
    ...categories.map(({ categoryName }) => element('category', categoryName)),
    element('description', content),
    '</item>',
  ].join('');
}

function atomEntry(siteUrl: string, { slug, title, content, published, updated, categories }: PostSummary): string {
  const address = `${siteUrl}/blogs/${slug}`;
  return [
    '<entry>',
    element('id', address),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeMarkup(address)}"/>`,
    element('published', published),
    element('updated', updated),
    ...categories.map(({ categoryName }) => `<category term="${escapeMarkup(categoryName)}"/>`),
    `<summary type="html">${escapeMarkup(content)}</summary>`,
    '</entry>',
  ].join('');
}

/** When any of them last changed. An empty feed gets a fixed date, so that its bytes stay the same. */
function lastChange(posts: PostSummary[]): string {
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
