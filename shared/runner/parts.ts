import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface PartFolder {
  name: string;
  folder: string;
  hasService: boolean;
}

/** The parts of this checkout: every folder at the top with a `federation.ts`. */
export async function findParts(): Promise<PartFolder[]> {
  const folders = readdirSync(root)
    .map((name) => path.join(root, name))
    .filter((folder) => existsSync(path.join(folder, 'federation.ts')));
  return Promise.all(folders.map(describeFolder));
}

/** What `npm run dev` serves: the parts, and the showcase `/__ui` as another part, which is built for nothing else. */
export async function findDevelopmentParts(): Promise<PartFolder[]> {
  return [...(await findParts()), await describeFolder(path.join(root, 'shared/tools/showcase'))];
}

async function describeFolder(folder: string): Promise<PartFolder> {
  const { federation } = await import(pathToFileURL(path.join(folder, 'federation.ts')).href);
  return { name: federation.name, folder, hasService: existsSync(path.join(folder, 'api')) };
}

/** Builds every part, or those in these folders, whose sources changed since the last build. Throws with the output of the build. */
export function buildParts(folders: string[] = []): void {
  const filters = folders.map((folder) => `--filter=./${path.relative(root, folder)}`);
  const { status, stdout, stderr } = spawnSync(
    path.join(root, 'node_modules/.bin/turbo'),
    ['run', 'build', '--output-logs=errors-only', ...filters],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    },
  );
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
}
