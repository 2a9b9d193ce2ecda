import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { routeOf } from '@site/contracts/paths';
import * as v from 'valibot';
import { topicKinds } from '../../contract/topics.ts';
import type { Problem } from '../import/problem.ts';
import type { ValidPost } from '../import/read-posts.ts';
import { topicKey } from '../tables.ts';

interface LinkOptions {
  posts: ValidPost[];
  /** Slugs of all files, those with problems too. */
  slugs: Set<string>;
  /** The present slug of each former one. */
  renamed: Map<string, string>;
  /** Undefined if it could not be read: then only links within the blog are checked. */
  site: SiteAddresses | undefined;
  /** Origin of the site: links that name it are links within the site. */
  siteUrl: string | undefined;
  now: Date;
}

/** Finds links that lead nowhere. */
export function checkLinks({ posts, slugs, renamed, site, siteUrl, now }: LinkOptions): Problem[] {
  const bySlug = new Map(posts.map((post) => [post.slug, post]));
  const topics = topicsOf(posts.filter(({ frontMatter }) => !frontMatter.draft));

  /** Why a reader cannot follow a link to a post of the blog. */
  function postProblem(slug: string, from: ValidPost): string | undefined {
    const redirect = renamed.get(slug);
    if (redirect) return `leads over a redirect: write /blogs/${redirect}`;
    if (!slugs.has(slug)) return `leads nowhere: there is no post "${slug}"; correct it or leave it out`;
    const post = bySlug.get(slug);
    // A link to a post with problems is not a problem of its own.
    if (!post || from.frontMatter.draft) return undefined;
    if (post.frontMatter.draft) return 'leads nowhere: that post is a draft; publish it first, or leave the link out';
    const { published } = post.frontMatter;
    return published > from.frontMatter.published && Date.parse(published) > now.getTime()
      ? `leads nowhere yet: that post is published later, on ${published}; leave the link out until then`
      : undefined;
  }

  function pathProblem(pathname: string, from: ValidPost): string | undefined {
    const [, first, second = '', third, ...more] = pathname.split('/');
    const kind = topicKinds.find((one) => one === second);
    if (first === 'blogs' && second && third === undefined && !site?.paths.includes(pathname))
      return postProblem(second, from);
    if (first === 'blogs' && kind && third && more.length === 0)
      return topics.has(`${kind}/${third}`)
        ? undefined
        : `leads nowhere: no post has that ${kind}; correct it or take it from a post's list`;
    return first === 'uploads' || !site ? undefined : siteProblem(pathname, site);
  }

  return posts.flatMap((post) =>
    post.links.flatMap(({ line, href }) => {
      const pathname = pathWithin(href, siteUrl);
      const problem = pathname && pathProblem(pathname, post);
      return problem ? [{ file: post.file, line, message: `the link ${href} ${problem}` }] : [];
    }),
  );
}

/** Keys of the topics that these posts have. */
function topicsOf(posts: ValidPost[]): Set<string> {
  return new Set(
    posts.flatMap(({ frontMatter: { categories, tags } }) => [
      ...categories.map((name) => topicKey('category', name)),
      ...tags.map((name) => topicKey('tag', name)),
    ]),
  );
}

function siteProblem(pathname: string, { paths, moved }: SiteAddresses): string | undefined {
  if (moved[pathname]) return `leads over a redirect: write ${moved[pathname]}`;
  const routes = paths.map((one) => ({ path: one }));
  if (routeOf(routes, pathname)) return undefined;
  const plain = pathname.replace(/\/$/, '').toLowerCase();
  if (paths.includes(plain)) return `leads over a redirect: write ${plain}`;
  return 'leads nowhere: the site has no such page; correct it or leave it out';
}

/** The path of a link within the site, without query and fragment. */
function pathWithin(href: string, siteUrl: string | undefined): string | undefined {
  const isWithin = /^\/(?![/\\])/.test(href) || (siteUrl && URL.canParse(href) && new URL(href).origin === siteUrl);
  return isWithin ? new URL(href, 'http://site.invalid').pathname : undefined;
}

const addressesSchema = v.object({ paths: v.array(v.string()), moved: v.record(v.string(), v.string()) });

/** Addresses of all parts, and former ones with those that replaced them. */
export type SiteAddresses = v.InferOutput<typeof addressesSchema>;

/**
 * The addresses of the whole site. The blog knows no other part, so it asks the repository, whose command reads the route tables
 * of all parts.
 */
export async function readSiteAddresses(): Promise<SiteAddresses> {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'addresses', '--', '--json']);
  return v.parse(addressesSchema, JSON.parse(stdout));
}
