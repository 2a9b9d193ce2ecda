import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@site/runner/parts';
import { partSchema, partSchemaFile } from './part-schema.ts';

it('stands in the contracts as the types say: `npm run contract` writes it', () => {
  expect(readFileSync(partSchemaFile, 'utf8')).toBe(partSchema());
});

it('is filled in by the sample in PART.md with the contract that is recorded', () => {
  const read = (name: string) => readFileSync(path.join(root, 'shared/contracts', name), 'utf8');
  const [, sample] = /^```json\n([^`]+)```$/m.exec(read('PART.md')) ?? [];
  expect(JSON.parse(sample ?? '')).toMatchObject({ contract: JSON.parse(read('contract.json')).version });
});
