import { readFileSync } from 'node:fs';
import { partSchema, partSchemaFile } from './part-schema.ts';

it('stands in the contracts as the types say: `npm run contract` writes it', () => {
  expect(readFileSync(partSchemaFile, 'utf8')).toBe(partSchema());
});
