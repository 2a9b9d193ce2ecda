import { existsSync } from 'node:fs';
import { copyFile, cp, link, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@site/runner/parts';
import { runIn } from './run-in.ts';

/** Folders of all sources that a site is built of. */
export async function sourceFolders(): Promise<string[]> {
  return (await readdir(root)).filter((name) => /^(shared|shell|mfe-.+)$/.test(name));
}

/** Copies only these folders and files of the repository into a temporary folder, which shares the installed packages. */
export async function copyRepository(folders: string[]): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'copy-'));
  await linkPackages(copy);
  for (const name of ['tsconfig.base.json', 'package.json', 'package-lock.json'])
    await cp(path.join(root, name), path.join(copy, name));
  for (const folder of folders) {
    await cp(path.join(root, folder), path.join(copy, folder), { recursive: true, filter: isSource });
    await linkOwnPackages(copy, folder);
  }
  return copy;
}

/**
 * Copies all sources and the installed packages into this folder. Packages are not linked symbolically, because bundlers name modules by
 * the real path.
 */
export async function copyCheckout(copy: string): Promise<void> {
  const folders = await sourceFolders();
  await mkdir(copy, { recursive: true });
  for (const name of ['tsconfig.base.json', 'package.json', 'package-lock.json'])
    await cp(path.join(root, name), path.join(copy, name));
  for (const folder of folders)
    await cp(path.join(root, folder), path.join(copy, folder), { recursive: true, filter: isSource });
  for (const folder of ['.', ...folders])
    await linkFiles(path.join(root, folder, 'node_modules'), path.join(copy, folder, 'node_modules'));
}

/** Hard links, because packages take 600 MB. Tools replace files instead of writing into them. */
async function linkFiles(from: string, to: string) {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true }).catch(() => [])) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await linkFiles(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    // The temporary folder may be another file system.
    else await link(source, target).catch(() => copyFile(source, target));
  }
}

export function removeCopy(copy: string): Promise<void> {
  return rm(copy, { recursive: true, force: true });
}

/** Links all packages but the repository's own workspaces, whose links would lead to sources that the copy does not have. */
async function linkPackages(copy: string) {
  const packages = path.join(root, 'node_modules');
  const own = path.join(copy, 'node_modules');
  await mkdir(path.join(own, '@site'), { recursive: true });
  const shared = (await readdir(path.join(root, 'shared'), { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  );
  for (const { name } of shared) await symlink(`../../shared/${name}`, path.join(own, '@site', name));
  for (const entry of await readdir(packages, { withFileTypes: true })) {
    const isWorkspace = entry.isSymbolicLink() || entry.name === '@site';
    if (!isWorkspace) await symlink(path.join(packages, entry.name), path.join(own, entry.name));
  }
}

/** Links the packages that npm installed in the folder itself, or in a package of `shared`, because the root has another version of them. */
async function linkOwnPackages(copy: string, folder: string) {
  const inside =
    folder === 'shared' ? (await readdir(path.join(root, folder))).map((name) => path.join(folder, name)) : [];
  for (const one of [folder, ...inside]) {
    const packages = path.join(root, one, 'node_modules');
    if (existsSync(packages)) await symlink(packages, path.join(copy, one, 'node_modules'));
  }
}

function isSource(file: string): boolean {
  return !/[\\/](dist|node_modules|\.turbo)([\\/]|$)/.test(path.relative(root, file));
}

/**
 * Clones what would be committed now, without what this checkout has installed or built. `removeCopy` removes the clone.
 * @param settings of Git, such as `core.autocrlf=true`
 */
export async function cleanClone(...settings: string[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'clone-'));
  const origin = path.join(folder, 'origin');
  const listed = await runIn(root, 'git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of listed.split('\0').filter((name) => name && existsSync(path.join(root, name))))
    await cp(path.join(root, file), path.join(origin, file));
  const author = ['-c', 'user.name=team', '-c', 'user.email=team@site.example'];
  await runIn(origin, 'git', ['init', '--quiet', '--initial-branch', 'main']);
  await runIn(origin, 'git', ['add', '--all']);
  await runIn(origin, 'git', [...author, 'commit', '--quiet', '--message', 'test(e2e): what is here now']);
  const clone = path.join(folder, 'clone');
  await runIn(folder, 'git', ['clone', '--quiet', ...settings.flatMap((one) => ['-c', one]), origin, clone]);
  return clone;
}
