import { randomBytes } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runNpm, type SourceChange } from '../../support/part-build.ts';

interface BadBuild {
  what: string;
  part: 'blog' | 'contact';
  changes: SourceChange[];
  prepare?: (copy: string) => Promise<void>;
  /** Of what the gate says. */
  words: RegExp;
}

const contactPage = { file: 'pages/ContactPage.tsx', from: 'const posted = usePosted();' };

/** What the gate must refuse. */
export const badBuilds: BadBuild[] = [
  {
    what: 'speaks another contract',
    part: 'contact',
    changes: [{ file: '../shared/contracts/part.ts', from: '  canonical?: string;\n', to: '' }],
    prepare: (copy) => runNpm('contract', copy),
    words: /contract: contact was built against contract \d+\.0, but the shell of this release supports \d+\.\d+\./,
  },
  {
    what: 'no longer exposes a fragment',
    part: 'blog',
    changes: [
      { file: 'federation.ts', from: ", './RecentPosts': './fragments/RecentPosts/RecentPosts.tsx'", to: '' },
      { file: 'route-table.ts', from: "fragments: [{ name: 'RecentPosts', data: [recentPath] }]", to: 'fragments: []' },
    ],
    words: /exposed set: blog no longer exposes RecentPosts/,
  },
  {
    what: 'was built against another React',
    part: 'contact',
    changes: [],
    prepare: (copy) => installOtherReact(copy, '20.0.0'),
    words: /shared packages: contact was built against react 20\.0\.0, but the page has the shell's react 19/,
  },
  {
    what: "takes another part's route",
    part: 'contact',
    changes: [
      { file: 'route-table.ts', from: "path: '/subscription'", to: "path: '/blogs'" },
      { file: 'routes.tsx', from: "path: '/subscription'", to: "path: '/blogs'" },
    ],
    words: /routes: contact claims "\/blogs", which blog has\./,
  },
  {
    what: 'no longer answers at a route that is live',
    part: 'contact',
    changes: [
      { file: 'route-table.ts', from: "path: '/subscription'", to: "path: '/mailing'" },
      { file: 'routes.tsx', from: "path: '/subscription'", to: "path: '/mailing'" },
    ],
    words: /routes: contact no longer answers at \/subscription, which is live\./,
  },
  {
    what: 'is too heavy',
    part: 'contact',
    changes: [
      {
        ...contactPage,
        to: `${contactPage.from}\n  if (posted === undefined && globalThis.name === ballast) return null;`,
      },
    ],
    prepare: async (copy) => {
      const file = path.join(copy, 'mfe-contact/pages/ContactPage.tsx');
      await writeFile(
        file,
        `${await readFile(file, 'utf8')}\nconst ballast = '${randomBytes(40_000).toString('base64')}';\n`,
      );
    },
    words: /size budget: contact needs \d+\.\d KB for the scripts of ContactPage; the budget is 32\.0 KB/,
  },
  {
    what: 'throws while the server renders it',
    part: 'contact',
    changes: [
      {
        ...contactPage,
        to: `${contactPage.from}\n  if (typeof window === 'undefined') throw new Error('broken on the server');`,
      },
    ],
    words: /server: contact .* at \/contact: Error: broken on the server, thrown at pages\/ContactPage\.tsx:\d+:\d+/,
  },
  {
    what: 'throws in the browser',
    part: 'contact',
    changes: [
      {
        ...contactPage,
        to: `${contactPage.from}\n  if (typeof window !== 'undefined') throw new Error('broken in the browser');`,
      },
    ],
    words: /browser: contact fails in the browser at \/contact: reports an .*broken in the browser/,
  },
  {
    what: 'breaks the security policy with an inline style',
    part: 'contact',
    changes: [{ file: 'pages/ContactPage.tsx', from: '<Section>', to: "<Section><p style={{ color: 'red' }}>Red</p>" }],
    words: /browser: contact fails in the browser at \/contact: reports an error: .*inline style/,
  },
  {
    what: 'throws at a click',
    part: 'contact',
    changes: [
      {
        file: 'pages/ContactPage.tsx',
        from: '<Section>',
        to: '<Section><button type="button" onClick={() => { throw new Error(\'broken at a click\'); }}>Break</button>',
      },
    ],
    words: /at \/contact: reports at a click on "Break" an exception: Error: broken at a click/,
  },
  {
    what: "moves the shell's header",
    part: 'contact',
    changes: [
      {
        file: 'pages/ContactPage.tsx',
        from: contactPage.from,
        to: `${contactPage.from}\n  if (typeof document !== 'undefined') document.querySelector('header')?.style.setProperty('translate', '0 40px');`,
      },
    ],
    words: /at \/contact: the header was moved/,
  },
];

/** The installed React under another version, in this copy alone. */
async function installOtherReact(copy: string, version: string): Promise<void> {
  const folder = path.join(copy, 'node_modules/react');
  const installed = await readFile(path.join(folder, 'package.json'), 'utf8');
  const source = path.join(import.meta.dirname, '../../../node_modules/react');
  await rm(folder, { recursive: true, force: true });
  await cp(source, folder, { recursive: true, dereference: true });
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ ...JSON.parse(installed), version }));
}
