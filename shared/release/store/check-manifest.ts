import type { PartManifest } from '@site/contracts/manifest';
import schema from '@site/contracts/part.schema.json' with { type: 'json' };
import { Ajv } from 'ajv';

const isManifest = new Ajv({ allErrors: true }).compile<PartManifest>(schema);

/** Throws an error that names what is missing or wrong where `content` does not fit the schema of `part.json`. `name` says whose it is. */
export function checkManifest(content: unknown, name: string): PartManifest {
  if (isManifest(content)) return content;
  const faults = (isManifest.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
  throw new Error(`${name} does not fit shared/contracts/part.schema.json: ${faults.join('; ')}.`);
}
