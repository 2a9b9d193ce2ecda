import path from 'node:path';
import { contractVersion } from '@site/build/contract';
import { type PartFolder, root } from '@site/runner/parts';
import { runTool, step } from './run-step.ts';

/** What can be said of a part from its sources: lint and borders, types, tests, and that the contract it keeps has a number. */
export async function checkPart({ folder }: PartFolder): Promise<void> {
  const name = path.relative(root, folder);
  await step('lint', () => runTool(['biome', 'ci', '--error-on-warnings', name, 'shared']));
  await step('types', () => runTool(['tsc', '-p', name]));
  await step('unit', () =>
    runTool(['jest', '--selectProjects', 'unit', '--passWithNoTests', '--testPathPatterns', `/${name}/`]),
  );
  await step('services', () =>
    runTool([
      'jest',
      '--selectProjects',
      'services',
      '--passWithNoTests',
      '--testTimeout',
      '20000',
      '--testPathPatterns',
      `/${name}/`,
    ]),
  );
  await step('contract', async () => contractVersion());
}
