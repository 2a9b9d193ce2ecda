import { describeProblem, readPosts, type ValidPost } from '../import/read-posts.ts';
import { formerlyCheck } from './check-formerly.ts';
import { linkCheck, type SiteAddresses } from './check-links.ts';
import { checkWords, type Finding, pictureCheck } from './check-post.ts';
import { topicCheck } from './check-topics.ts';

interface CheckOptions {
  contentDir: string;
  picturesDir: string;
  siteUrl?: string | undefined;
  now: Date;
  readSiteAddresses: () => Promise<SiteAddresses>;
}

export interface Checked {
  /** Whether nothing would be refused by an import, and nothing else is certainly wrong. */
  isGood: boolean;
  text: string;
}

/** Checks every post without importing it: finds what an import would refuse, and what it would accept but readers would notice. */
export async function checkContent(options: CheckOptions): Promise<Checked> {
  const { contentDir, now } = options;
  const checks = contentChecks(options);
  const findings: Finding[] = [];
  const states = { published: 0, waiting: [] as string[], drafts: 0 };
  for await (const post of readPosts(contentDir)) {
    if (post.status === 'invalid') {
      findings.push(...post.problems.map((problem) => ({ ...problem, weight: 'fault' as const })));
      checks.faulty(post.slug);
      continue;
    }
    findings.push(...(await checks.post(post)));
    const { draft, published } = post.front;
    if (draft) states.drafts += 1;
    else if (Date.parse(published) > now.getTime()) states.waiting.push(`${published}  ${post.slug}`);
    else states.published += 1;
  }
  const { found, note } = await checks.together();
  const all = [...findings, ...found].sort(byPlace);
  const counts = `${states.published} published, ${states.waiting.length} waiting for their time, ${states.drafts} drafts`;
  return {
    isGood: all.every(({ weight }) => weight === 'advice'),
    text: [...all.map(describeFinding), counts, ...states.waiting.sort(), ...note].join('\n'),
  };
}

function contentChecks({ picturesDir, siteUrl, now, readSiteAddresses }: CheckOptions) {
  const topics = topicCheck();
  const formerly = formerlyCheck();
  const links = linkCheck({ now, siteUrl, hasTopic: topics.hasPage, renamedTo: formerly.renamedTo });
  const checkPicture = pictureCheck(picturesDir);
  return {
    async post(post: ValidPost): Promise<Finding[]> {
      topics.add(post);
      links.add(post);
      formerly.add(post);
      return [...checkWords(post, now), ...(await checkPicture(post)), ...remarksOf(post)];
    },
    faulty(slug: string) {
      links.addFaulty(slug);
      formerly.addFaulty(slug);
    },
    /** Checks that need all posts at once. */
    async together(): Promise<{ found: Finding[]; note: string[] }> {
      const site =
        links.hasOthers() || formerly.hasAny() ? await readSiteAddresses().catch((error: Error) => error) : undefined;
      const isUnknown = site instanceof Error;
      const why = isUnknown
        ? [`Links to other pages of the site were not checked: ${site.message.split('\n')[0]}`]
        : [];
      const known = isUnknown ? undefined : site;
      return { found: [...topics.findings(), ...links.findings(known), ...formerly.findings(known)], note: why };
    },
  };
}

/** What is left out of the page, or is not what it looks like. */
function remarksOf({ file, remarks }: ValidPost): Finding[] {
  return remarks.map((remark) => ({ file, ...remark, weight: 'fault' }));
}

function byPlace(one: Finding, other: Finding): number {
  return one.file.localeCompare(other.file) || one.line - other.line;
}

function describeFinding(finding: Finding): string {
  return `${describeProblem(finding)}${finding.weight === 'advice' ? ' (advice)' : ''}`;
}
