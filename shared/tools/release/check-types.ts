import path from 'node:path';
import { root } from '@site/runner/parts';
import { runProgram } from '@site/runner/run-program';

/** What the compiler finds wrong with the types in a folder: the first line of each error, with its file. */
export async function typeErrorsIn(folder: string): Promise<string[]> {
  const compile = runProgram(path.join(root, 'node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false'], {
    cwd: root,
    output: 'collected',
  });
  const said = await compile.then(
    () => undefined,
    (error: Error) => error.message,
  );
  if (said === undefined) return [];
  const errors = said.split('\n').filter((line) => /error TS\d+: /.test(line));
  return errors.length > 0 ? errors : [said];
}
