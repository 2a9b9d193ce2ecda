import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';

const contracts = fileURLToPath(new URL('../contracts/', import.meta.url));

/** Where the schema of `part.json` stands. */
export const partSchemaFile = `${contracts}part.schema.json`;

/** The JSON Schema (draft 7) of `part.json` as text, made from the type `PartManifest` and its comments. It allows unknown members. */
export function partSchema(): string {
  const generator = createGenerator({
    path: `${contracts}manifest.ts`,
    tsconfig: `${contracts}tsconfig.json`,
    type: 'PartManifest',
    topRef: false,
    additionalProperties: true,
    // `npm run types` does.
    skipTypeCheck: true,
  });
  return `${JSON.stringify(generator.createSchema('PartManifest'), null, 2)}\n`;
}
