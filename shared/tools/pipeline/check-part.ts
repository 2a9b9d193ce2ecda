import path from 'node:path';
import { contractVersion } from '@site/build/contract';
import { type PartFolder, root } from '@site/runner/parts';
import { providePostgres } from '@site/runner/postgres-server';
import { runTool, step } from './run-step.ts';

/** Checks the sources of a part: lint and borders, types, tests, and that `npm run contract` has numbered the contract. */
export async function checkPart({ folder, hasService }: PartFolder): Promise<void> {
  const name = path.relative(root, folder);
  await step('lint', () => runTool(['biome', 'ci', '--error-on-warnings', name, 'shared']));
  await step('types', () => runTool(['tsc', '-p', name]));
  await step('unit', () =>
    runTool(['jest', '--selectProjects', 'unit', '--passWithNoTests', '--testPathPatterns', `/${name}/`]),
  );
  await step('services', async () => {
    if (hasService) await providePostgres();
    await runTool([
      'jest',
      '--selectProjects',
      'services',
      '--passWithNoTests',
      '--testTimeout',
      '20000',
      '--testPathPatterns',
      `/${name}/`,
    ]);
  });
  await step('contract', async () => contractVersion());
}
