import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { typeErrorsIn } from './publish.ts';

it('names the file and line of a wrong type', async () => {
  const errors = await Promise.all([errorsIn("'twenty'"), errorsIn('20')]);
  expect(errors).toEqual([[expect.stringMatching(/posts\.ts\(1,14\): error TS2322: Type 'string'/)], []]);
});

async function errorsIn(value: string): Promise<string[]> {
  const folder = temporaryFolder();
  await writeFile(path.join(folder, 'tsconfig.json'), '{ "compilerOptions": { "noEmit": true, "types": [] } }');
  await writeFile(path.join(folder, 'posts.ts'), `export const posts: number = ${value};`);
  return typeErrorsIn(folder);
}
