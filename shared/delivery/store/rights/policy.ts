import * as v from 'valibot';
import { encodeJson } from '../store-layout.ts';
import { isPublicKey, isSignatureOf, type Signature } from './keys.ts';

/** What a policy can allow. `guard` is for edges: to end and raise canaries as their figures say. */
export const rights = ['publish', 'approve', 'promote', 'canary', 'rollback', 'retire', 'hold', 'guard'] as const;
export type Right = (typeof rights)[number];

const publicKey = v.pipe(v.string(), v.check(isPublicKey, 'must be a public key: ed25519: and 43 characters'));
const time = v.pipe(v.string(), v.isoTimestamp('must be a time like 2027-01-31T18:30:00Z'));
const positive = v.pipe(v.number(), v.integer(), v.minValue(1));

const policySchema = v.strictObject({
  channel: v.string(),
  /** 1, 2, 3, …: a policy replaces only the one before it. */
  version: positive,
  /** After this time nothing but a new policy moves the channel. */
  expires: time,
  /** Who signs policies: as many of these keys as the threshold says. */
  platform: v.strictObject({ keys: v.pipe(v.array(publicKey), v.minLength(1)), threshold: positive }),
  /** Name of a person, or of a pipeline, to their public keys. */
  people: v.record(v.string(), v.array(publicKey)),
  rules: v.array(
    v.strictObject({
      who: v.array(v.string()),
      may: v.array(v.picklist(rights)),
      /** Names of parts; `*` is all. */
      parts: v.array(v.string()),
    }),
  ),
  /** Part to the number of others who must approve a version before it gets to visitors; `*` is all parts that are not named. */
  approvals: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))), {}),
  /** Between these times no new version goes live, and no canary begins or gets a larger share; rollbacks and smaller shares go through. */
  freezes: v.optional(v.array(v.strictObject({ from: time, to: time, why: v.string() })), []),
});

/** Who may do what on a channel. */
export type Policy = v.InferOutput<typeof policySchema>;

export interface SignedPolicy {
  policy: Policy;
  signatures: Signature[];
}

/** Throws one sentence that names what is wrong. */
export function parsePolicy(content: unknown): Policy {
  const { success, output, issues } = v.safeParse(policySchema, content);
  if (!success) throw new Error(`The policy is not valid: ${issues.map(describeIssue).join('; ')}.`);
  const { keys, threshold } = output.platform;
  if (new Set(keys).size < threshold)
    throw new Error(`The policy is not valid: ${threshold} of ${keys.length} platform keys can never sign.`);
  const unknown = output.rules.flatMap(({ who }) => who).find((name) => !Object.hasOwn(output.people, name));
  if (unknown) throw new Error(`The policy is not valid: a rule names ${unknown}, who is not among the people.`);
  return output;
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`;
}

export function policyContent(policy: Policy): Buffer {
  return encodeJson(policy);
}

/** Whether enough of these keys have signed the policy. Two signatures of one key count once. */
export function isSignedByPlatform(
  { policy, signatures }: SignedPolicy,
  { keys, threshold }: Policy['platform'],
): boolean {
  const content = policyContent(policy);
  const signers = signatures.filter((one) => keys.includes(one.key) && isSignatureOf(one, content));
  return new Set(signers.map(({ key }) => key)).size >= threshold;
}

/** The name of the person with this key. */
export function personOf({ people }: Policy, key: string): string | undefined {
  return Object.entries(people).find(([, keys]) => keys.includes(key))?.[0];
}

/**
 * Whether a rule gives a person this right to a part.
 *
 * @example
 * const policy = parsePolicy(JSON.parse(file));
 * isAllowed(policy, personOf(policy, key) ?? '', 'promote', 'blog');
 */
export function isAllowed({ rules }: Policy, person: string, right: Right, part: string): boolean {
  return rules.some(
    ({ who, may, parts }) =>
      who.includes(person) && may.includes(right) && (parts.includes(part) || parts.includes('*')),
  );
}

/** The freeze at this time, in milliseconds. */
export function freezeAt({ freezes }: Policy, at: number): Policy['freezes'][number] | undefined {
  return freezes.find(({ from, to }) => Date.parse(from) <= at && at < Date.parse(to));
}

export function approvalsNeeded({ approvals }: Policy, part: string): number {
  return (Object.hasOwn(approvals, part) ? approvals[part] : approvals['*']) ?? 0;
}
