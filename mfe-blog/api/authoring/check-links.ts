import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { routeOf } from '@site/contracts/addresses';
import * as v from 'valibot';
import { type TopicKind, topicKinds } from '../../contract/topics.ts';
import type { Diagnostic } from '../import/diagnostic.ts';
import type { ValidPost } from '../import/read-posts.ts';
import type { WrittenLink } from '../import/safe-html.ts';
import { nearWords } from './check-topics.ts';

interface Target {
  isDraft: boolean;
  published: string;
}

interface LinkCheckOptions {
  now: Date;
  /** Origin of the site: links that name it are links within the site. */
  siteUrl: string | undefined;
  hasTopic: (kind: TopicKind, slug: string) => boolean;
  /** The slug that a renamed post has now. */
  renamedTo: (slug: string) => string | undefined;
}

type LinkInPost = WrittenLink & { file: string; from: Target };

/** Collects the links of posts, then finds those that lead nowhere. */
export function linkCheck({ now, siteUrl, hasTopic, renamedTo }: LinkCheckOptions) {
  const posts = new Map<string, Target>();
  const links: LinkInPost[] = [];

  /** Why a reader cannot follow a link to a post of the blog. */
  function postFault(slug: string, from: Target): string | undefined {
    const post = posts.get(slug);
    const renamed = renamedTo(slug);
    if (renamed) return `leads over a redirect: write /blogs/${renamed}`;
    if (!post)
      return `leads nowhere: there is no post "${slug}"${suggestion(nearWords(posts.keys())(slug), '/blogs/')}`;
    if (from.isDraft) return undefined;
    if (post.isDraft) return 'leads nowhere: that post is a draft; publish it first, or leave the link out';
    const isLater = post.published > from.published && Date.parse(post.published) > now.getTime();
    return isLater
      ? `leads nowhere yet: that post is published later, on ${post.published}; leave the link out until then`
      : undefined;
  }

  function pathFault(pathname: string, from: Target, site: SiteAddresses | undefined): string | undefined {
    const [, first, second = '', third, ...more] = pathname.split('/');
    const kind = topicKinds.find((one) => one === second);
    if (first === 'blogs' && second && third === undefined && !site?.paths.includes(pathname))
      return postFault(second, from);
    if (first === 'blogs' && kind && third && more.length === 0)
      return hasTopic(kind, third)
        ? undefined
        : `leads nowhere: no post has that ${kind}; correct it or take it from a post's list`;
    return first === 'uploads' || !site ? undefined : siteFault(pathname, site);
  }

  return {
    add({ file, slug, front, links: written }: ValidPost) {
      const from = { isDraft: front.draft, published: front.published };
      posts.set(slug, from);
      for (const link of written) links.push({ ...link, file, from });
    },
    /** A link to a faulty post is not reported as a fault of its own. */
    addFaulty(slug: string) {
      posts.set(slug, { isDraft: false, published: '' });
    },
    diagnostics: (site: SiteAddresses | undefined): Diagnostic[] =>
      links.flatMap(({ file, line, href, from }) => {
        const within = pathWithin(href, siteUrl);
        const fault = within && pathFault(within, from, site);
        return fault ? [{ file, line, message: `the link ${href} ${fault}`, severity: 'error' }] : [];
      }),
    hasOthers: () => links.some(({ href }) => /^\/(?!blogs\/|uploads\/)/.test(pathWithin(href, siteUrl) ?? '')),
  };
}

function siteFault(pathname: string, { paths, moved }: SiteAddresses): string | undefined {
  if (moved[pathname]) return `leads over a redirect: write ${moved[pathname]}`;
  const routes = paths.map((one) => ({ path: one }));
  if (routeOf(routes, pathname)) return undefined;
  const plain = pathname.replace(/\/$/, '').toLowerCase();
  if (paths.includes(plain)) return `leads over a redirect: write ${plain}`;
  return `leads nowhere: the site has no such page${suggestion(nearWords(paths)(pathname), '')}`;
}

function suggestion([near]: string[], prefix: string): string {
  return near ? `; write ${prefix}${near}` : '; correct it or leave it out';
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
  const command = ['--import', 'tsx/esm', 'shared/tools/addresses.ts', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  return v.parse(addressesSchema, JSON.parse(stdout));
}
