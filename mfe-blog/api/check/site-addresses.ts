import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';

const addressesSchema = v.object({ paths: v.array(v.string()), moved: v.record(v.string(), v.string()) });

/** Addresses of all parts, and former ones with those that replaced them. */
export type SiteAddresses = v.InferOutput<typeof addressesSchema>;

/**
 * The addresses of the whole site. The blog knows no other part, so it asks the repository, whose `npm run addresses` reads
 * the route tables of all parts.
 */
export async function readSiteAddresses(): Promise<SiteAddresses> {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'addresses', '--', '--json']);
  return v.parse(addressesSchema, JSON.parse(stdout));
}
