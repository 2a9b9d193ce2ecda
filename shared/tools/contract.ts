import { writeFileSync } from 'node:fs';
import { changeBetween, contractFile, nextVersion, recordedContract } from '@site/build/contract';
import { shapeOf } from '@site/build/contract-shape';
import { runCommand } from './run-command.ts';

const help = `npm run contract
Numbers what parts exchange (shared/contracts and the names behind the shared doors): a new minor where something was added,
a new major where something is gone, differs or is newly required. Writes shared/contracts/contract.json.
`;

await runCommand(help, 0, async () => {
  const { version, shape } = recordedContract();
  const current = shapeOf();
  const change = changeBetween(shape, current);
  const next = change === 'none' ? version : nextVersion(version, change);
  writeFileSync(contractFile, `${JSON.stringify({ version: next, shape: current }, null, 1)}\n`);
  console.log(
    change === 'none'
      ? `The contract is ${version} still.`
      : `The contract is ${next} now: a ${change} change since ${version}.`,
  );
});
