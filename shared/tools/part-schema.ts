import { createRequire } from 'node:module';
import { createGenerator } from 'ts-json-schema-generator';

const { resolve } = createRequire(import.meta.url);

/** Where the schema of `part.json` stands. */
export const partSchemaFile = resolve('@site/contracts/part.schema.json');

/** The JSON Schema (draft 7) of `part.json` as text, made from the type `PartManifest` and its comments. It allows unknown members. */
export function partSchema(): string {
  const generator = createGenerator({
    path: resolve('@site/contracts/manifest'),
    tsconfig: resolve('@site/build/part.tsconfig.json'),
    type: 'PartManifest',
    topRef: false,
    additionalProperties: true,
    // `npm run types` does.
    skipTypeCheck: true,
  });
  return `${JSON.stringify(generator.createSchema('PartManifest'), null, 2)}\n`;
}
