import { siteConfig } from '@site/brand/site.config';
import { Refused } from '@site/delivery/gate/proposal';
import { NotInStore, NotSigned } from '@site/delivery/store/store-errors';
import { type CommandFailure, createProgram } from '@site/service/commands/program';
import { addCanary } from './canary.ts';
import { addDeliver } from './deliver.ts';
import { addDiff } from './diff.ts';
import { addHistory } from './history.ts';
import { addKeys } from './keys.ts';
import { addPreview } from './preview.ts';
import { addPromote } from './promote.ts';
import { addPrune } from './prune.ts';
import { addPublish } from './publish.ts';
import { addRetire } from './retire.ts';
import { addRollback } from './rollback.ts';
import { addStatus } from './status.ts';
import { describeStore, useStoreOfRunningSite } from './used-store.ts';
import { addVersions } from './versions.ts';

export function createReleaseProgram() {
  const program = createProgram(
    siteConfig.releaseCommand,
    'Delivers parts: from a checkout to visitors, and back. deliver does all; the commands below it are its steps.',
    { 3: 'refused' },
  ).addHelpText(
    'after',
    `
Each command lists its options with --help. Most answer as JSON with --json.
The release store is the folder RELEASES_DIR or the bucket RELEASES_BUCKET; by default that of the site which runs with this DATA_DIR, else .releases; shell/SETTINGS.md has all settings.`,
  );
  program.hook('preAction', useStoreOfRunningSite);
  addDeliver(program);
  addPreview(program);
  addPublish(program);
  addPromote(program);
  addCanary(program);
  addRollback(program);
  addRetire(program);
  addStatus(program);
  addHistory(program);
  addDiff(program);
  addVersions(program);
  addPrune(program);
  addKeys(program);
  return program;
}

/** A refusal, of the gate or for a missing signature, ends with exit code 3, and with its reasons as data. */
export function describeReleaseFailure(error: unknown): CommandFailure | undefined {
  if (error instanceof Refused)
    return {
      exitCode: 3,
      text: `Refused, nothing was changed.\n${error.message}`,
      data: { refusals: error.refusals },
    };
  if (error instanceof NotSigned) return { exitCode: 3, text: `${error.message}\nNothing was changed.` };
  if (error instanceof NotInStore)
    return {
      exitCode: 1,
      text: `${error.message}\nWhat it has: ${siteConfig.releaseCommand} versions PART, or history. ${describeStore()}`,
    };
  return undefined;
}
