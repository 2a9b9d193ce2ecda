import { writeFileSync } from 'node:fs';
import { changeBetween, contractFile, nextVersion, recordedContract, shapeOf } from '@site/build/contract';
import { createProgram, runCommandLine } from '@site/service/commands/program';
import { partSchema, partSchemaFile } from './part-schema.ts';

const program = createProgram(
  'npm run contract --',
  `Numbers what parts exchange (shared/contracts and the exports of @site/host/router and shell-api) in shared/contracts/contract.json:
a new minor where something was added, a new major where something is gone, differs or is newly required.
Writes the JSON Schema of part.json beside it.`,
);
await runCommandLine(program.action(numberContract));

function numberContract() {
  const { version, shape } = recordedContract();
  const current = shapeOf();
  const change = changeBetween(shape, current);
  const next = change === 'none' ? version : nextVersion(version, change);
  writeFileSync(contractFile, `${JSON.stringify({ version: next, shape: current }, null, 2)}\n`);
  writeFileSync(partSchemaFile, partSchema());
  console.log(
    change === 'none'
      ? `The contract is still ${version}.`
      : `The contract is now ${next}: a ${change} change since ${version}.`,
  );
}
