import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn, type PartRequest, renamed, sample } from './make-part.ts';

/** What a repository has beside its part. Its `gitignore` gets the dot when it is copied: npm publishes no `.gitignore`. */
const template = path.join(import.meta.dirname, 'repository');

/** A part that exists, in another repository. */
interface ExistingPart {
  name: string;
  /** Its folder. */
  from: string;
}

/**
 * Makes a repository for one part in `folder`, for a new part or one that exists. Where both have a file, the part's own stays, but
 * for the TypeScript configuration; `package.json` and README are merged. Returns the files. Throws if the folder has any.
 *
 * @example
 * await makeRepository('blog', { name: 'blog', from: 'site/mfe-blog' });
 */
export async function makeRepository(folder: string, part: PartRequest | ExistingPart): Promise<string[]> {
  const partFiles =
    'from' in part ? await readAll(part.from) : renameAll(await readAll(sample), (text) => renamed(text, part));
  const templateFiles = renameAll(await readAll(template), (text) => text.replaceAll('sample', part.name));
  const files = new Map([...templateFiles, ...partFiles]);
  files.set('tsconfig.json', textOf(templateFiles, 'tsconfig.json'));
  files.set('package.json', mergePackages(textOf(partFiles, 'package.json'), textOf(templateFiles, 'package.json')));
  files.set('README.md', `${partReadme(textOf(partFiles, 'README.md'))}\n\n${textOf(templateFiles, 'commands.md')}`);
  files.set('.gitignore', textOf(templateFiles, 'gitignore'));
  for (const name of ['commands.md', 'gitignore']) files.delete(name);
  if ((await readdir(folder).catch(() => [])).length > 0) throw new Error(`${folder} is not empty.`);
  for (const [file, content] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  return [...files.keys()].sort();
}

type Files = Map<string, string | Buffer>;

async function readAll(folder: string): Promise<Files> {
  const read = (file: string) => readFile(path.join(folder, file));
  return new Map(await Promise.all((await filesIn(folder)).map(async (file) => [file, await read(file)] as const)));
}

/** For templates, whose files are all text. */
function renameAll(files: Files, rename: (text: string) => string): Files {
  return new Map([...files].map(([file, content]) => [rename(file), rename(String(content))]));
}

function textOf(files: Files, name: string): string {
  return String(files.get(name) ?? '');
}

/** The part's README without what is true only in the repository it leaves: commands go, links to files become plain words. */
function partReadme(readme: string): string {
  return readme
    .replace(/\n## Commands\n.*/s, '')
    .replaceAll(/\[([^\]]*)\]\(\.\.\/[^)]*\)/g, '$1')
    .trimEnd();
}

/** Scripts and tools of the repository, with the part's own commands and what it needs. */
function mergePackages(partText: string, toolsText: string): string {
  const [part, tools] = [JSON.parse(partText), JSON.parse(toolsText)];
  const merged = (field: string) => Object.fromEntries(Object.entries({ ...part[field], ...tools[field] }).sort());
  const [scripts, devDependencies] = [merged('scripts'), merged('devDependencies')];
  return `${JSON.stringify({ ...part, ...tools, scripts, devDependencies }, null, 2)}\n`;
}
