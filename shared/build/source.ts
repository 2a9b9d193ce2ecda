import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { BuildSource } from '@site/contracts/manifest';

/**
 * Author, commit and branch of the checkout in which `folder` is; empty if neither settings nor git name any. The settings take precedence:
 * a pipeline has no branch checked out, and an archive of the sources has no git.
 *
 * @example
 * await readSource('mfe-blog'); // { author: 'Asha Rao', commit: '9f2c1ab8d0…', branch: 'main' }
 */
export async function readSource(folder: string, settings: NodeJS.ProcessEnv = process.env): Promise<BuildSource> {
  const git = (...args: string[]) =>
    promisify(execFile)('git', args, { cwd: folder }).then(
      ({ stdout }) => stdout.trim(),
      () => '',
    );
  const [commit, author, branch, changes] = await Promise.all([
    settings.GIT_COMMIT || git('rev-parse', 'HEAD'),
    settings.GIT_AUTHOR || git('log', '-1', '--format=%an'),
    settings.GIT_BRANCH || git('branch', '--show-current'),
    git('status', '--porcelain', ':/'),
  ]);
  return {
    ...(author && { author }),
    ...(commit && { commit }),
    ...(branch && { branch }),
    ...(changes && { isModified: true }),
  };
}
