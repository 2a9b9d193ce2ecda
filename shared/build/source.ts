import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { BuildSource } from '@site/contracts/built-files';

/** Take precedence over git: a pipeline has no branch checked out, and an archive of the sources has no git. */
export interface NamedSource {
  GIT_AUTHOR?: string | undefined;
  GIT_BRANCH?: string | undefined;
  GIT_COMMIT?: string | undefined;
}

/** Author, commit and branch of the checkout in which `folder` is; empty where neither settings nor git name any. */
export async function readSource(folder: string, named: NamedSource = process.env): Promise<BuildSource> {
  const git = (...args: string[]) =>
    promisify(execFile)('git', args, { cwd: folder }).then(
      ({ stdout }) => stdout.trim(),
      () => '',
    );
  const [commit, author, branch, changes] = await Promise.all([
    named.GIT_COMMIT || git('rev-parse', 'HEAD'),
    named.GIT_AUTHOR || git('log', '-1', '--format=%an'),
    named.GIT_BRANCH || git('branch', '--show-current'),
    git('status', '--porcelain', ':/'),
  ]);
  return {
    ...(author && { author }),
    ...(commit && { commit }),
    ...(branch && { branch }),
    ...(changes && { isModified: true }),
  };
}
