import { publishChanged, type SourceChange } from '../../support/part-build.ts';

const inBrowser = `if (typeof document !== 'undefined' && !('isMended' in globalThis)) throw new Error('Thrown by a journey.');`;
const onServer = `if (typeof document === 'undefined') throw new Error('Thrown by a journey.');`;
const loopOnServer = `while (typeof document === 'undefined') continue;`;

type Part = 'marketing' | 'blog' | 'contact';

const changes: Record<Part, SourceChange[]> = {
  marketing: [
    at('pages/ApproachPage.tsx', 'export function ApproachPage() {', inBrowser),
    at('pages/LeadershipPage.tsx', 'export function LeadershipPage() {', onServer),
  ],
  blog: [
    at('pages/BlogListPage.tsx', 'export function BlogListPage() {', inBrowser),
    at('pages/BlogDetailPage.tsx', 'export function BlogDetailPage() {', onServer),
  ],
  contact: [
    // Its query says where to throw.
    at(
      'pages/ContactPage.tsx',
      'const posted = usePosted();',
      `${inBrowser}\nif (posted.status === 'sent') {${onServer}}`,
    ),
    at('pages/SubscriptionPage.tsx', 'export function SubscriptionPage() {', loopOnServer),
  ],
};

/** Publishes a version of a part with pages that throw and, in contact, one that loops. Returns its name. */
export function publishThrowing(part: Part): Promise<string> {
  return publishChanged(`mfe-${part}`, changes[part]);
}

function at(file: string, line: string, added: string): SourceChange {
  return { file, from: line, to: `${line}\n${added}` };
}
