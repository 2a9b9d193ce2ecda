import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import type { Source } from '@site/release/store/version-files';
import { root } from '@site/runner/parts';
import { readSettings } from '@site/service/settings';
import { settings } from '../settings.ts';

/** What the settings say of this checkout's sources, and git where they say nothing; empty where there is neither. */
export async function readSource(): Promise<Source> {
  const { GIT_AUTHOR, GIT_COMMIT, GIT_BRANCH } = readSettings(settings, ['GIT_AUTHOR', 'GIT_COMMIT', 'GIT_BRANCH']);
  const [commit, author, branch, changes] = await Promise.all([
    GIT_COMMIT ?? git('rev-parse', 'HEAD'),
    GIT_AUTHOR ?? git('log', '-1', '--format=%an'),
    GIT_BRANCH ?? git('branch', '--show-current'),
    git('status', '--porcelain'),
  ]);
  return {
    ...(author && { author }),
    ...(commit && { commit }),
    ...(branch && { branch }),
    ...(changes && { isModified: true }),
  };
}

/** Who gives the command, for the history. */
export async function whoActs(): Promise<string> {
  const { GIT_AUTHOR } = readSettings(settings, ['GIT_AUTHOR']);
  return GIT_AUTHOR ?? ((await git('config', 'user.name')) || userInfo().username);
}

/** Empty where there is no git, no repository or no such thing in it: an archive of the sources can be delivered too. */
async function git(...args: string[]): Promise<string> {
  return promisify(execFile)('git', args, { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
}
