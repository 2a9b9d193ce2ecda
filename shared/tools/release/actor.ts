import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { root } from '@site/runner/parts';
import { readSettings } from '@site/service/settings/settings';
import { settings } from '../settings.ts';

/** The person who gives the command, for the history. */
export async function currentActor(): Promise<string> {
  const { RELEASE_ACTOR } = readSettings(settings, ['RELEASE_ACTOR']);
  if (RELEASE_ACTOR) return RELEASE_ACTOR;
  // There may be no git: an archive of the sources can be delivered too.
  const named = await promisify(execFile)('git', ['config', 'user.name'], { cwd: root }).catch(() => ({ stdout: '' }));
  return named.stdout.trim() || userInfo().username;
}
