import { randomBytes } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runNpm, type SourceChange } from '../../support/part-build.ts';

interface BadBuild {
  what: string;
  part: 'blog' | 'contact';
  changes: SourceChange[];
  prepare?: (copy: string) => Promise<void>;
  /** Patterns of the gate's messages, one for each fault. */
  words: RegExp[];
}

/** What the gate must refuse, with as many faults in a build as it finds at once: a build takes longer than most checks. */
export const badBuilds: BadBuild[] = [
  {
    what: 'breaks what its manifest promises',
    part: 'contact',
    changes: [
      { file: '../shared/contracts/part.ts', from: '  canonical?: string;\n', to: '' },
      { file: 'federation.ts', from: "    './Subscribe': './fragments/Subscribe/Subscribe.tsx',\n", to: '' },
      { file: 'route-table.ts', from: "{ name: 'Subscribe', data: [], place: 'footer' },", to: '' },
      { file: 'route-table.ts', from: "path: '/subscription'", to: "path: '/blogs'" },
      { file: 'routes.tsx', from: "path: '/subscription'", to: "path: '/blogs'" },
      {
        file: 'pages/ContactPage.tsx',
        from: 'const posted = usePosted();',
        to: 'const posted = usePosted();\n  if (posted === undefined && globalThis.name === ballast) return null;',
      },
    ],
    async prepare(copy) {
      await addBallast(path.join(copy, 'mfe-contact/pages/ContactPage.tsx'));
      await runNpm('contract', copy);
      await installOtherReact(copy, '20.0.0');
    },
    words: [
      /contract: contact was built against contract \d+\.0, but the shell of this release supports \d+\.\d+\./,
      /exposed set: contact no longer exposes Subscribe/,
      /shared packages: contact was built against react 20\.0\.0, but the page has the shell's react 19/,
      /routes: contact claims "\/blogs", which blog has\./,
      /routes: contact no longer answers at \/subscription, which is live\./,
      /size budget: contact needs \d+\.\d KB for the scripts of ContactPage; the budget is 32\.0 KB/,
    ],
  },
  {
    what: 'needs a newer service, throws and is slow on the server',
    part: 'contact',
    changes: [
      { file: 'route-table.ts', from: "version: '1',", to: "version: '2'," },
      {
        file: 'pages/SubscriptionPage.tsx',
        from: 'const view = useSubscriptionView();',
        to: "const view = useSubscriptionView();\n  if (typeof window === 'undefined') throw new Error('broken on the server');",
      },
      {
        file: 'pages/ContactPage.tsx',
        from: 'const posted = usePosted();',
        to: `const posted = usePosted();\n  if (typeof window === 'undefined') { ${blockedFor(1_500)} }`,
      },
    ],
    words: [
      /service: contact needs version 2 of the contact service; the one that runs is 1/,
      /server: contact .* at \/subscription: Error: broken on the server, thrown at pages\/SubscriptionPage\.tsx:\d+:\d+/,
      /speed: contact takes \d+ ms to render \/contact on the server, the live one \d+ ms; \d+ ms are allowed\./,
    ],
  },
  {
    what: 'is broken in the browser',
    part: 'blog',
    changes: [
      {
        file: 'pages/BlogListPage.tsx',
        from: '    <>\n',
        to: '    <><p style={{ color: "red" }}>Red</p><img alt="" src="https://elsewhere.example/x.png" />\n',
      },
      inEffect('pages/BlogListPage.tsx', 'export function BlogListPage() {', "throw new TypeError('too late')", 2_000),
      {
        file: 'pages/TopicPage.tsx',
        from: 'export function TopicPage() {',
        to: "export function TopicPage() {\n  if (typeof window !== 'undefined') throw new Error('broken in the browser');",
      },
      inEffect(
        'pages/BlogDetailPage.tsx',
        'export function BlogDetailPage() {',
        `document.querySelector('main').prepend(Object.assign(document.createElement('pre'), { textContent: '\\n'.repeat(12) })); ${blockedFor(1_500)}`,
        500,
      ),
      {
        file: 'fragments/RecentPosts/RecentPosts.tsx',
        from: '<Section labelledBy="recent-posts-heading">',
        to: `<Section labelledBy="recent-posts-heading">
      <img /><button type="button" onClick={() => { throw new Error('broken at a click'); }}>Break</button>`,
      },
      inEffect(
        'fragments/RecentPosts/RecentPosts.tsx',
        'export function RecentPosts({ data: posts }: { data: ListedPost[] }) {',
        "document.querySelector('[data-bar]').style.setProperty('translate', '0 40px')",
        0,
      ),
    ],
    words: [
      /fails in the browser at \/blogs: reports an error: .*inline style/,
      /fails in the browser at \/blogs: reports an error: .*https:\/\/elsewhere\.example/,
      /fails in the browser at \/blogs: reports an exception: TypeError: too late/,
      /fails in the browser at \/blogs\/\w+\/\S+: reports an .*broken in the browser/,
      /fails in the browser at \/blogs\/[\w-]+: blocks the page for \d+ ms; \d+ ms are allowed\./,
      /fails in the browser at \/blogs\/[\w-]+: shifts the layout by 0\.\d+; 0\.\d+ is allowed\./,
      /with its fragment RecentPosts at \S+: the header was moved/,
      /with its fragment RecentPosts at \S+: is harder to use than the live page: Images must have alternative text/,
      /with its fragment RecentPosts at \S+: reports at a click on "Break" an exception: Error: broken at a click/,
    ],
  },
];

function blockedFor(ms: number): string {
  return `for (const end = performance.now() + ${ms}; performance.now() < end; );`;
}

/** Runs code this long after a component has mounted, whose first line is given. */
function inEffect(file: string, from: string, what: string, delayMs: number): SourceChange {
  const effect = `useLater(() => { setTimeout(() => { ${what} }, ${delayMs}); }, []);`;
  return { file, from, to: `import { useEffect as useLater } from 'react';\n${from}\n  ${effect}` };
}

async function addBallast(file: string): Promise<void> {
  const ballast = randomBytes(40_000).toString('base64');
  await writeFile(file, `${await readFile(file, 'utf8')}\nconst ballast = '${ballast}';\n`);
}

/** The installed React under another version, in this copy alone. */
async function installOtherReact(copy: string, version: string): Promise<void> {
  const folder = path.join(copy, 'node_modules/react');
  const installed = await readFile(path.join(folder, 'package.json'), 'utf8');
  const source = path.join(import.meta.dirname, '../../../node_modules/react');
  await rm(folder, { recursive: true, force: true });
  await cp(source, folder, { recursive: true, dereference: true });
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ ...JSON.parse(installed), version }));
}
