import type { Diagnostic } from '../import/diagnostic.ts';
import type { ValidPost } from '../import/read-posts.ts';
import type { SiteAddresses } from './check-links.ts';

interface Claim {
  former: string;
  slug: string;
  file: string;
  line: number;
}

/** Collects the former addresses of posts, then finds those that another post has, and redirects that lead to a redirect. */
export function formerlyCheck() {
  const slugs = new Set<string>();
  const claims: Claim[] = [];
  const claimOf = (former: string) => claims.find((claim) => claim.former === former);

  function fault({ former, slug }: Claim, site: SiteAddresses | undefined): string | undefined {
    if (former === slug) return `${former} is the post's own file; leave it out`;
    if (slugs.has(former)) return `there is a post ${former}, so its address cannot lead to another; leave it out`;
    const first = claimOf(former);
    if (first && first.slug !== slug) return `${first.file} has ${former} too; leave it out of one of them`;
    const [earlier] = Object.entries(site?.moved ?? {}).find(([, to]) => to === `/blogs/${former}`) ?? [];
    return (
      earlier &&
      `${earlier} leads to /blogs/${former} and from there to this post; let moved in the route table name /blogs/${slug}`
    );
  }

  return {
    add({ slug, file, front, lines }: ValidPost) {
      slugs.add(slug);
      for (const former of front.formerly) claims.push({ former, slug, file, line: lines.formerly ?? 1 });
    },
    addFaulty: (slug: string) => slugs.add(slug),
    hasAny: () => claims.length > 0,
    /** The slug that the post of a former one has now. */
    renamedTo: (former: string) => (slugs.has(former) ? undefined : claimOf(former)?.slug),
    diagnostics: (site: SiteAddresses | undefined): Diagnostic[] =>
      claims.flatMap((claim) => {
        const found = fault(claim, site);
        return found ? [{ file: claim.file, line: claim.line, message: `formerly: ${found}`, severity: 'error' }] : [];
      }),
  };
}
