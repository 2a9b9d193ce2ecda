import { type Diagnostic, describeDiagnostic } from '../import/diagnostic.ts';
import { readPosts, type ValidPost } from '../import/read-posts.ts';
import { formerlyCheck } from './check-formerly.ts';
import { linkCheck, type SiteAddresses } from './check-links.ts';
import { checkWords, pictureCheck } from './check-post.ts';
import { topicCheck } from './check-topics.ts';

interface CheckOptions {
  contentDir: string;
  picturesDir: string;
  siteUrl?: string | undefined;
  now: Date;
  readSiteAddresses: () => Promise<SiteAddresses>;
}

export interface Checked {
  /** Whether there are no errors; warnings do not count. */
  isGood: boolean;
  text: string;
}

/** Checks every post without importing it: finds what an import would refuse, and what it would accept but readers would notice. */
export async function checkContent(options: CheckOptions): Promise<Checked> {
  const { contentDir, now } = options;
  const checks = contentChecks(options);
  const diagnostics: Diagnostic[] = [];
  const states = { published: 0, scheduled: [] as string[], drafts: 0 };
  for await (const post of readPosts(contentDir)) {
    if (post.status === 'invalid') {
      diagnostics.push(...post.diagnostics);
      checks.faulty(post.slug);
      continue;
    }
    diagnostics.push(...(await checks.post(post)));
    const { draft, published } = post.front;
    if (draft) states.drafts += 1;
    else if (Date.parse(published) > now.getTime()) states.scheduled.push(`${published}  ${post.slug}`);
    else states.published += 1;
  }
  const { found, notes } = await checks.together();
  const all = [...diagnostics, ...found].sort(byPlace);
  const counts = `${states.published} published, ${states.scheduled.length} scheduled, ${states.drafts} drafts`;
  return {
    isGood: all.every(({ severity }) => severity === 'warning'),
    text: [...all.map(describeDiagnostic), counts, ...states.scheduled.sort(), ...notes].join('\n'),
  };
}

function contentChecks({ picturesDir, siteUrl, now, readSiteAddresses }: CheckOptions) {
  const topics = topicCheck();
  const formerly = formerlyCheck();
  const links = linkCheck({ now, siteUrl, hasTopic: topics.hasPage, renamedTo: formerly.renamedTo });
  const checkPicture = pictureCheck(picturesDir);
  return {
    async post(post: ValidPost): Promise<Diagnostic[]> {
      topics.add(post);
      links.add(post);
      formerly.add(post);
      return [...checkWords(post, now), ...(await checkPicture(post)), ...conversionDiagnostics(post)];
    },
    faulty(slug: string) {
      links.addFaulty(slug);
      formerly.addFaulty(slug);
    },
    /** Checks that need all posts at once. */
    async together(): Promise<{ found: Diagnostic[]; notes: string[] }> {
      const site =
        links.hasOthers() || formerly.hasAny() ? await readSiteAddresses().catch((error: Error) => error) : undefined;
      const isUnknown = site instanceof Error;
      const notes = isUnknown
        ? [`Links to other pages of the site were not checked: ${site.message.split('\n')[0]}`]
        : [];
      const known = isUnknown ? undefined : site;
      return {
        found: [...topics.diagnostics(), ...links.diagnostics(known), ...formerly.diagnostics(known)],
        notes,
      };
    },
  };
}

/** What the conversion to HTML leaves out, or reads in another way than it was meant. */
function conversionDiagnostics({ file, diagnostics }: ValidPost): Diagnostic[] {
  return diagnostics.map((one) => ({ file, ...one, severity: 'error' }));
}

function byPlace(one: Diagnostic, other: Diagnostic): number {
  return one.file.localeCompare(other.file) || one.line - other.line;
}
