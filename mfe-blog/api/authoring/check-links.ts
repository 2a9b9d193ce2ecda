import { atomFeed, rssFeed } from '../../contract/edge-sources.ts';
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
  /** Origin of the site: links that name it are links within the site. */
  siteUrl: string | undefined;
  now: Date;
}

/** Finds links within the blog that lead nowhere. The blog knows no other part; the crawl of the site's journeys follows all links. */
export function checkLinks({ posts, slugs, renamed, siteUrl, now }: LinkOptions): Problem[] {
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
    if (first !== 'blogs' || second === '' || [rssFeed.path, atomFeed.path].includes(pathname)) return undefined;
    if (third === undefined) return postProblem(second, from);
    const kind = topicKinds.find((one) => one === second);
    return !kind || more.length > 0 || topics.has(`${kind}/${third}`)
      ? undefined
      : `leads nowhere: no post has that ${kind}; correct it or take it from a post's list`;
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

/** The path of a link within the site, without query and fragment. */
function pathWithin(href: string, siteUrl: string | undefined): string | undefined {
  const isWithin = /^\/(?![/\\])/.test(href) || (siteUrl && URL.canParse(href) && new URL(href).origin === siteUrl);
  return isWithin ? new URL(href, 'http://site.invalid').pathname : undefined;
}
