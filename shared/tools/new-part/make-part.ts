import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PartRequest } from './check-request.ts';

/** The template: linted, type-checked and tested with everything else, so that a copy of it works at once. */
const sample = path.join(import.meta.dirname, 'sample');

/** Makes `mfe-NAME` in the repository at `root`. Returns the files that were written or extended. */
export async function makePart(root: string, request: PartRequest): Promise<string[]> {
  const folder = `mfe-${request.name}`;
  const entries = await readdir(sample, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/[\\/](dist|\.turbo)([\\/]|$)/.test(entry.parentPath));
  const made = files.map((entry) => path.relative(sample, path.join(entry.parentPath, entry.name)));
  for (const file of made)
    await write(
      path.join(root, folder, renamed(file, request)),
      renamed(await readFile(path.join(sample, file), 'utf8'), request),
    );
  const workflow = `.github/workflows/${request.name}.yml`;
  await write(
    path.join(root, workflow),
    renamed(await readFile(path.join(import.meta.dirname, 'workflow.yml'), 'utf8'), request),
  );
  await extendLockFile(root, folder);
  await appendFile(path.join(root, '.github/CODEOWNERS'), `${`/${folder}/`.padEnd(15)} @sevantra/${request.name}\n`);
  return [
    ...made.map((file) => path.join(folder, renamed(file, request))),
    workflow,
    'package-lock.json',
    '.github/CODEOWNERS',
  ];
}

function renamed(text: string, { name, path: address }: PartRequest): string {
  return text
    .replaceAll("'/sample'", `'${address}'`)
    .replaceAll('`/sample`', `\`${address}\``)
    .replaceAll('../../../../', '../')
    .replaceAll("updated: '2026-11-20'", `updated: '${new Date().toISOString().slice(0, 10)}'`)
    .replaceAll('sample', name)
    .replaceAll('Sample', name.charAt(0).toUpperCase() + name.slice(1));
}

async function write(file: string, content: string) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content, { flag: 'wx' });
}

/** Does what `npm install` would, but needs no registry: the new part has only packages that others have too. */
async function extendLockFile(root: string, folder: string) {
  const file = path.join(root, 'package-lock.json');
  const lock = JSON.parse(await readFile(file, 'utf8'));
  const { version, dependencies, devDependencies } = JSON.parse(
    await readFile(path.join(root, folder, 'package.json'), 'utf8'),
  );
  const added = {
    [folder]: { version, dependencies, devDependencies },
    [`node_modules/${folder}`]: { resolved: folder, link: true },
  };
  const packages = Object.entries({ ...lock.packages, ...added }).sort(([one], [other]) =>
    one.localeCompare(other, 'en'),
  );
  await writeFile(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
}
