import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@site/testing/temporary-folder';

const root = path.join(__dirname, '../..');
/** What is imported where, across a border. */
const wrong = [
  ['a page imports the ground of services', 'mfe-blog/pages', '@site/service/settings'],
  ['a page imports the release store', 'mfe-blog/pages', '@site/release/releases/promote'],
  ['a page imports the build', 'mfe-blog/pages', '@site/build/federation'],
  ['a page imports a command', 'mfe-blog/pages', '@site/tools/start'],
  ['a page imports what draws pictures', 'mfe-blog/pages', '@site/pictures/make-picture'],
  ["a page imports its service's code", 'mfe-blog/pages', '../api/tables.ts'],
  ['a page imports another part', 'mfe-blog/pages', '../../mfe-contact/flags.ts'],
  ['a page imports shared code past its door', 'mfe-blog/pages', '../../shared/ui/Section.tsx'],
  ['a page imports the whole router', 'mfe-blog/pages', 'react-router-dom'],
  ['a service imports a page', 'mfe-blog/api', '../pages/BlogListPage.tsx'],
  ['a service imports a component', 'mfe-blog/api/posts', '../../components/PostCard.tsx'],
  ['a service imports the look', 'mfe-blog/api', '@site/ui/Section'],
  ['the shell imports a part', 'shell/app', '../../mfe-blog/routes.tsx'],
  ['the app imports the edge', 'shell/app', '../server/settings.ts'],
  ['the edge imports a command', 'shell/server', '@site/tools/start'],
  ['a contract imports another package', 'shared/contracts', '@site/brand'],
  ['the look imports a service', 'shared/ui', '@site/service/settings'],
  ['a service imports the release store', 'shared/service', '@site/release/releases/promote'],
  ['the release store imports what runs sites', 'shared/release', '@site/runner/site'],
  ['the runner imports a command', 'shared/runner', '@site/tools/start'],
  ['shared code imports a part', 'shared/tools', '../../mfe-blog/routes.tsx'],
  ['a journey imports a page', 'e2e/journeys', '../../mfe-blog/routes.tsx'],
] as const;

const right = [
  ['a page imports a package it names', 'mfe-blog/pages', '@site/ui/Section'],
  ['a page imports a room of its part', 'mfe-blog/pages', '../components/PostCard.tsx'],
  ['a service imports its contract', 'mfe-blog/api', '../contract/posts.ts'],
  ['the edge imports the release store', 'shell/server', '@site/release/canary/start-canary'],
] as const;

const imports = [...wrong, ...right].map(([, room, target], index) => [`${room}/odd-${index}.ts`, target] as const);
const categories = lint({
  ...Object.fromEntries(imports.map(([file, target]) => [file, `import { it } from '${target}';\n\nit();\n`])),
  'shell/app/undeclared.ts': "import { it } from 'left-pad';\n\nit();\n",
  'shell/app/here.ts': "import type { There } from './there.ts';\n\nexport type Here = There;\n",
  'shell/app/there.ts': "import type { Here } from './here.ts';\n\nexport type There = Here;\n",
});

describe('an import across a border', () => {
  it.each(wrong.map(([what], index) => [what, index] as const))('is refused when %s', async (_what, index) => {
    const refusals = ['lint/style/noRestrictedImports', 'lint/correctness/noUndeclaredDependencies'];
    expect(refusals).toContain((await categories)[imports[index]?.[0] ?? '']?.[0]);
  });

  it('is refused for a package that package.json does not name', async () => {
    expect((await categories)['shell/app/undeclared.ts']).toEqual(['lint/correctness/noUndeclaredDependencies']);
  });

  it('is refused where it closes a circle, even of types alone', async () => {
    expect((await categories)['shell/app/here.ts']).toEqual(['lint/suspicious/noImportCycles']);
  });

  it.each(right.map(([what], index) => [what, wrong.length + index] as const))(
    'is let in when %s',
    async (_what, index) => expect((await categories)[imports[index]?.[0] ?? '']).toBeUndefined(),
  );
});

/** File to what the linter says of it, for files that stand where they would in the repository. */
async function lint(sources: Record<string, string>): Promise<Record<string, string[]>> {
  const folder = temporaryFolder();
  for (const file of ['biome.json', '.gitignore', ...packageFiles()])
    write(folder, file, readFileSync(path.join(root, file), 'utf8'));
  for (const [file, source] of Object.entries(sources)) write(folder, file, source);
  const biome = path.join(root, 'node_modules/.bin/biome');
  const { stdout } = await promisify(execFile)(biome, ['lint', '--reporter=json', '--max-diagnostics=none'], {
    cwd: folder,
  }).catch((error: { stdout: string }) => error);
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
  return Object.fromEntries(
    Object.keys(sources).flatMap((file) => {
      const own = diagnostics.filter(({ location }) => location.path === file).map(({ category }) => category);
      return own.length > 0 ? [[file, own]] : [];
    }),
  );
}

interface Diagnostic {
  category: string;
  location: { path: string };
}

function write(folder: string, file: string, content: string) {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

function packageFiles(): string[] {
  const folders = ['shared', '.'].flatMap((parent) =>
    readdirSync(path.join(root, parent)).map((name) => path.join(parent, name)),
  );
  return folders.map((folder) => path.join(folder, 'package.json')).filter((file) => existsSync(path.join(root, file)));
}
