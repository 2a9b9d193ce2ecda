import { atomFeed, rssFeed } from '../../contract/edge-sources.ts';
import { topicKinds } from '../../contract/topics.ts';
import { advice, anchorOf } from '../import/heading-links.ts';
import { keyProblem, type Problem } from '../import/problem.ts';
import type { ParsedPost, ValidPost } from '../import/read-posts.ts';
import { topicKey } from '../tables.ts';

interface AddressOptions {
  posts: ParsedPost[];
  /** Origin of the site: links that name it are links within the site. */
  siteUrl: string | undefined;
  now: Date;
}

/**
 * Finds former slugs that another post has or had, and links within the blog that lead nowhere. The blog knows no other part; the crawl of the
 * site's journeys follows all links.
 */
export function checkAddresses({ posts, siteUrl, now }: AddressOptions): Problem[] {
  const slugs = new Set(posts.map(({ slug }) => slug));
  const validPosts = posts.filter((post) => post.status === 'valid');
  const bySlug = new Map(validPosts.map((post) => [post.slug, post]));
  const topics = topicsOf(validPosts.filter(({ frontMatter }) => !frontMatter.draft));
  // The first post of several that claim a slug, as in an import.
  const owners = new Map(
    validPosts.flatMap((post) => post.frontMatter.formerly.map((former) => [former, post] as const)).reverse(),
  );

  function formerProblem(former: string, slug: string): string | undefined {
    if (former === slug) return `${former} is the post's own file; leave it out`;
    if (slugs.has(former)) return `there is a post ${former}, so its address cannot lead to another; leave it out`;
    const owner = owners.get(former);
    return owner && owner.slug !== slug ? `${owner.file} has ${former} too; leave it out of one of them` : undefined;
  }

  /** Why a reader cannot follow a link to a post of the blog, or to one of its headings. */
  function postProblem(slug: string, anchor: string, from: ParsedPost): string | undefined {
    if (!slugs.has(slug)) {
      const owner = owners.get(slug);
      return owner
        ? `leads over a redirect: write /blogs/${owner.slug}`
        : `leads nowhere: there is no post "${slug}"; correct it or leave it out`;
    }
    const post = bySlug.get(slug);
    // A link to a post with problems is not a problem of its own.
    if (!post) return undefined;
    if (anchor !== '' && !post.anchors.includes(anchor))
      return `leads to no heading of that post; ${advice(post.anchors)}`;
    if (from.frontMatter.draft) return undefined;
    if (post.frontMatter.draft) return 'leads nowhere: that post is a draft; publish it first, or leave the link out';
    const { published } = post.frontMatter;
    const isLater = from.frontMatter.published !== undefined && published > from.frontMatter.published;
    return isLater && Date.parse(published) > now.getTime()
      ? `leads nowhere yet: that post is published later, on ${published}; leave the link out until then`
      : undefined;
  }

  function linkProblem(href: string, from: ParsedPost): string | undefined {
    const { pathname, hash } = addressWithin(href, siteUrl) ?? { pathname: '', hash: '' };
    const [, first, second = '', third, ...more] = pathname.split('/');
    if (first !== 'blogs' || second === '' || [rssFeed.path, atomFeed.path].includes(pathname)) return undefined;
    if (third === undefined) return postProblem(second, anchorOf(hash.slice(1)), from);
    const kind = topicKinds.find((one) => one === second);
    return !kind || more.length > 0 || topics.has(`${kind}/${third}`)
      ? undefined
      : `leads nowhere: no post has that ${kind}; correct it or take it from a post's list`;
  }

  return posts.flatMap((post) => [
    ...post.links.flatMap(({ line, href }) => {
      const problem = linkProblem(href, post);
      return problem ? [{ file: post.file, line, message: `the link ${href} ${problem}` }] : [];
    }),
    ...(post.frontMatter.formerly ?? []).flatMap((former) => {
      const problem = formerProblem(former, post.slug);
      return problem ? [keyProblem(post, 'formerly', problem)] : [];
    }),
  ]);
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

function addressWithin(href: string, siteUrl: string | undefined): URL | undefined {
  const isWithin = /^\/(?![/\\])/.test(href) || (siteUrl && URL.canParse(href) && new URL(href).origin === siteUrl);
  return isWithin ? new URL(href, 'http://site.invalid') : undefined;
}
