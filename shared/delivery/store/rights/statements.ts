import { hash } from 'node:crypto';
import type { Storage } from '@site/service/storage/storage';
import * as v from 'valibot';
import { encodeJson, statementsPrefix } from '../store-layout.ts';
import { isSignatureOf, type Signature, type Signer } from './keys.ts';
import { isAllowed, type Policy, personOf } from './policy.ts';

const statementSchema = v.object({
  may: v.picklist(['publish', 'approve']),
  part: v.string(),
  version: v.string(),
  /** SHA-256 of its `part.json`, which names the hashes of all its files; hexadecimal. */
  manifest: v.string(),
  /** An approval names the channel; whoever publishes names none. */
  channel: v.optional(v.string()),
  key: v.string(),
  signature: v.string(),
});

/** What a person signs about a version: to have published it, or to approve that visitors of a channel get it. */
export type Statement = v.InferOutput<typeof statementSchema> & Signature;

const storedStatement = v.pipe(v.string(), v.parseJson(), statementSchema);

/** The version that statements are about. */
export type StatedVersion = Pick<Statement, 'part' | 'version' | 'manifest'>;

export function signStatement(signer: Signer, statement: Omit<Statement, keyof Signature>): Statement {
  return { ...statement, ...signer.sign(statementContent(statement)) };
}

function statementContent({ may, part, version, manifest, channel }: Omit<Statement, keyof Signature>): Buffer {
  return encodeJson({ may, part, version, manifest, channel });
}

/**
 * Stores a statement about a version. Nobody else can write to its key first, because the key has a hash of the signature. Throws if somebody has
 * replaced the file since.
 */
export async function writeStatement(storage: Storage, statement: Statement): Promise<void> {
  const content = encodeJson(statement);
  const name = [statement.may, statement.channel, sha256(content).slice(0, 16)].filter(Boolean).join('-');
  const key = `${statementsPrefix(statement.part, statement.version)}${name}.json`;
  if (!(await storage.create(key, content)) && !(await storage.read(key))?.equals(content))
    throw new Error(`${key} in the release store has other content; remove it there.`);
}

/**
 * Reads the statements about a version; `authorizedSigners` tells which of them count. Other files are skipped, because with
 * one of them whoever can write to the store could keep a version from being delivered.
 */
export async function readStatements(
  storage: Storage,
  { part, version }: Omit<StatedVersion, 'manifest'>,
): Promise<Statement[]> {
  const keys = await storage.list(statementsPrefix(part, version));
  const read = keys.map(async (key) => {
    const content = await storage.read(key);
    const { success, output } = v.safeParse(storedStatement, String(content));
    return success ? [output] : [];
  });
  return (await Promise.all(read)).flat();
}

/** Names of those who have signed a publication or an approval of the version, and have the right to. */
export function authorizedSigners(
  may: Statement['may'],
  { part, version, manifest }: StatedVersion,
  statements: Statement[],
  policy: Policy,
): string[] {
  const signers = statements
    .filter((one) => one.may === may && one.part === part && one.version === version && one.manifest === manifest)
    .filter(({ channel }) => may === 'publish' || channel === policy.channel)
    .filter((one) => isSignatureOf(one, statementContent(one)))
    .flatMap(({ key }) => personOf(policy, key) ?? []);
  return [...new Set(signers)].filter((person) => isAllowed(policy, person, may, part));
}

export function sha256(content: Buffer | string): string {
  return hash('sha256', content, 'hex');
}
