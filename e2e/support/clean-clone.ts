import { existsSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@site/runner/parts';
import { runIn } from './run-in.ts';

/**
 * A clone of what would be committed now, beside nothing that this checkout has installed or built. `removeCopy` takes it
 * away again.
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
