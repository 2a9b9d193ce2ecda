import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A text that stands once in a source file, which is named from the root of the repository. */
export interface Anchor {
  file: string;
  from: string;
}

/** Replaces one text of a source file by another. */
export interface SourceChange extends Anchor {
  to: string;
}

export const addedWords = 'Good news: ';

/** Texts that visitors see, with words added at their beginning. */
export const words = {
  shell: addWords('shell/app/frame-words.ts', "'en-IN': {\n    skip: '"),
  ui: addWords('shared/ui/components/Button.tsx', "busyLabel = '"),
  // `copyBuild` changes it in the server build too.
  marketing: addWords('mfe-marketing/content/home/home.ts', 'heading: `'),
  serviceCard: addWords('mfe-marketing/content/services/departmental-stores/card.ts', "summary: '"),
  blog: addWords('mfe-blog/pages/BlogListPage.tsx', 'intro="'),
  contact: addWords('mfe-contact/pages/ContactPage.tsx', "title: '"),
};

/** Lines in page components after which tests insert code. */
export const pageComponents = {
  ApproachPage: { file: 'mfe-marketing/pages/ApproachPage/ApproachPage.tsx', from: 'export function ApproachPage() {' },
  LeadershipPage: { file: 'mfe-marketing/pages/LeadershipPage.tsx', from: 'export function LeadershipPage() {' },
  BlogListPage: { file: 'mfe-blog/pages/BlogListPage.tsx', from: 'export function BlogListPage() {' },
  BlogDetailPage: { file: 'mfe-blog/pages/BlogDetailPage.tsx', from: 'export function BlogDetailPage() {' },
  // The inserted code may read `start`.
  ContactPage: { file: 'mfe-contact/pages/ContactPage.tsx', from: 'const start = useFormStart(messageTemplates);' },
  SubscriptionPage: { file: 'mfe-contact/pages/SubscriptionPage.tsx', from: 'export function SubscriptionPage() {' },
} satisfies Record<string, Anchor>;

/** Lines of lists, tables and types that tests change. */
export const anchors = {
  subscriptionRow: { file: 'mfe-contact/route-table.ts', from: "path: '/subscription'" },
  subscriptionRoute: { file: 'mfe-contact/routes.tsx', from: "path: '/subscription'" },
  postGrid: { file: 'mfe-blog/components/PostGrid.module.css', from: '.grid {\n    display: grid;' },
  shownPosts: { file: 'mfe-contact/pages/SubscriptionPage.tsx', from: '<Fragment name="RecentPosts" />' },
  shownFragments: { file: 'mfe-contact/route-table.ts', from: "fragments: ['RecentPosts']" },
  contactRows: { file: 'mfe-contact/route-table.ts', from: 'routes: [' },
  quoteFlag: { file: 'mfe-contact/flags.ts', from: 'quoteForm: false' },
  lastEnquiryField: {
    file: 'mfe-contact/contract/enquiry.ts',
    from: '} as const satisfies Record<string, FieldDefinition>;',
  },
  hindiField: { file: 'mfe-contact/data/texts/hindi.ts', from: '  message: {\n    label' },
  hindiFault: { file: 'mfe-contact/data/texts/hindi.ts', from: '    message: {\n      empty' },
  postgresMigrations: { file: 'mfe-contact/api/migrations.ts', from: 'export const postgresMigrations' },
  pantryCardImport: {
    file: 'mfe-marketing/content/services/service-list.ts',
    from: "import { card as pantry } from './pantry/card.ts';\n",
  },
  pantryCard: { file: 'mfe-marketing/content/services/service-list.ts', from: '  pantry,\n' },
  pantryImport: {
    file: 'mfe-marketing/content/all-pages.ts',
    from: "import * as pantry from './services/pantry/content.ts';\n",
  },
  pantryContent: { file: 'mfe-marketing/content/all-pages.ts', from: "  'pantry-services': pantry,\n" },
  paramedicInHindi: { file: 'mfe-marketing/content/hindi.ts', from: "'paramedic-services': {" },
} satisfies Record<string, Anchor>;

export const throwOnServer = "if (typeof document === 'undefined') throw new Error('Thrown by a test');";
/** Throws until the test sets `isMended` in the page. */
export const throwInBrowser =
  "if (typeof document !== 'undefined' && !('isMended' in globalThis)) throw new Error('Thrown by a test');";

export function replace(anchor: Anchor, to: string): SourceChange {
  return { ...anchor, to };
}

export function insertAfter(anchor: Anchor, code: string): SourceChange {
  return replace(anchor, `${anchor.from}\n${code}`);
}

export function insertBefore(anchor: Anchor, code: string): SourceChange {
  return replace(anchor, `${code}\n${anchor.from}`);
}

/** Changes a file in a copy of the repository. */
export async function changeSource(copy: string, { file, from, to }: SourceChange): Promise<void> {
  const place = path.join(copy, file);
  const source = await readFile(place, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} does not contain "${from}".`);
  await writeFile(
    place,
    source.replace(from, () => to),
  );
}

/** Takes a change back. */
export async function revertSource(copy: string, { file, from, to }: SourceChange): Promise<void> {
  await changeSource(copy, { file, from: to, to: from });
}

function addWords(file: string, from: string): SourceChange {
  return { file, from, to: `${from}${addedWords}` };
}
