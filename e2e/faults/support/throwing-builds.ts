import { publishChanged } from '../../support/part-build.ts';

const inBrowser = `if (typeof document !== 'undefined' && !('isMended' in globalThis)) throw new Error('Thrown by a journey.');`;
const onServer = `if (typeof document === 'undefined') throw new Error('Thrown by a journey.');`;
const loopOnServer = `while (typeof document === 'undefined') continue;`;

/** Publishes a version of every remote with pages that throw or loop, each built alone. Returns their names. */
export async function publishThrowing(): Promise<Record<string, string>> {
  const marketing = publishChanged('mfe-marketing', [
    at('pages/ApproachPage.tsx', 'export function ApproachPage() {', inBrowser),
    at('pages/LeadershipPage.tsx', 'export function LeadershipPage() {', onServer),
    at('pages/IndustriesPage.tsx', 'export function IndustriesPage() {', loopOnServer),
  ]);
  const blog = publishChanged('mfe-blog', [
    at('pages/BlogListPage.tsx', 'export function BlogListPage() {', inBrowser),
    at('pages/BlogDetailPage.tsx', 'export function BlogDetailPage() {', onServer),
  ]);
  // One page only, so that its query says where to throw.
  const contact = publishChanged('mfe-contact', [
    at(
      'pages/ContactPage.tsx',
      'const posted = usePosted();',
      `${inBrowser}\nif (posted.status === 'sent') {${onServer}}`,
    ),
  ]);
  const [marketingVersion, blogVersion, contactVersion] = await Promise.all([marketing, blog, contact]);
  return { marketing: marketingVersion, blog: blogVersion, contact: contactVersion };
}

function at(file: string, line: string, added: string) {
  return { file, from: line, to: `${line}\n${added}` };
}
