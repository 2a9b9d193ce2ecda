import type { ReleaseStore } from '../store/release-store.ts';
import { isSignatureOf, type Signer } from '../store/rights/keys.ts';
import {
  isSignedByPlatform,
  type Policy,
  parsePolicy,
  policyContent,
  type SignedPolicy,
} from '../store/rights/policy.ts';
import { sha256 } from '../store/rights/statements.ts';
import { NotAllowed } from '../store/store-errors.ts';
import { encodeJson } from '../store/store-layout.ts';
import { changeChannel } from './change-channel.ts';

export interface PolicyChange {
  channel: string;
  signed: SignedPolicy;
  why: string;
  by?: string;
}

/**
 * Puts a policy in force: all later changes of the channel are judged by it. Returns the SHA-256 of the channel's entry, which RELEASE_POLICY
 * names for the first policy. Throws `NotAllowed` where too few platform keys have signed it.
 *
 * @example
 * const hash = await changePolicy(store, { channel: 'production', signed, why: 'each team its part' });
 */
export async function changePolicy(store: ReleaseStore, { channel, signed, why, by }: PolicyChange): Promise<string> {
  const { policy } = signed;
  if (policy.channel !== channel) throw new NotAllowed(`This is the policy of ${policy.channel}, not of ${channel}.`);
  const missing = await missingSignatures(store, signed);
  if (missing > 0) throw new NotAllowed(`The policy needs ${missing} more signatures of platform keys.`);
  const entry = await changeChannel(store, channel, async ({ now }) => {
    if (!now) throw new Error(`The channel ${channel} has no release yet; promote one to it first.`);
    const { release, canary } = now;
    return { release, canary, action: 'policy', why, by, policy: signed };
  });
  const { isChanged: _isChanged, before: _before, ...content } = entry;
  return sha256(encodeJson(content));
}

/** How many platform keys still have to sign: those of the policy itself, and those of the policy that it replaces. */
export async function missingSignatures(store: ReleaseStore, signed: SignedPolicy): Promise<number> {
  const now = await store.channel(signed.policy.channel).policy();
  const signers = [signed.policy, now].flatMap((policy) => (policy ? [policy.platform] : []));
  const missing = signers.map(({ keys, threshold }) => {
    const valid = keys.filter((key) => isSignedByPlatform(signed, { keys: [key], threshold: 1 }));
    return threshold - new Set(valid).size;
  });
  return Math.max(0, ...missing);
}

/** The policy with one more signature. A second signature of the same key replaces the first. */
export function signPolicy(content: unknown, signer: Signer): SignedPolicy {
  const { policy, signatures } = parseSignedPolicy(content);
  const others = signatures.filter(({ key }) => key !== signer.publicKey);
  return { policy, signatures: [...others, signer.sign(policyContent(policy))] };
}

/** Reads a policy, signed or not. Throws one sentence if it is none, or if what somebody has signed is another one. */
export function parseSignedPolicy(content: unknown): SignedPolicy {
  const { policy, signatures = [] } = isSigned(content) ? content : { policy: content };
  const parsed = parsePolicy(policy);
  const other = signatures.find((signature) => !isSignatureOf(signature, policyContent(parsed)));
  if (other)
    throw new NotAllowed(
      `The policy is not the one that ${other.key} has signed: ask its holder who changed it since.`,
    );
  return { policy: parsed, signatures };
}

function isSigned(content: unknown): content is SignedPolicy {
  return typeof content === 'object' && content !== null && 'policy' in content;
}

/** What a policy changes, a line each: `+ blog may promote blog`. All of it where none is in force. */
export function policyChanges(before: Policy | undefined, after: Policy): string[] {
  const [old, now] = [before ? rulesOf(before) : [], rulesOf(after)];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
  ];
}

function rulesOf({ expires, platform, people, rules, approvals, freezes }: Policy): string[] {
  return [
    `expires ${expires}`,
    `${platform.threshold} platform keys sign`,
    ...platform.keys.map((key) => `platform has the key ${key}`),
    ...Object.entries(people).flatMap(([name, keys]) => keys.map((key) => `${name} has the key ${key}`)),
    ...rules.flatMap(({ who, may, parts }) =>
      who.flatMap((name) => parts.flatMap((part) => may.map((right) => `${name} may ${right} ${part}`))),
    ),
    ...Object.entries(approvals).map(([part, count]) => `${part} needs ${count} approvals`),
    ...freezes.map(({ from, to, why }) => `frozen from ${from} to ${to}: ${why}`),
  ];
}

/** The policy without a key, or without all keys of a person, as its next version. Throws if nobody has the key. */
export function withoutKey(policy: Policy, keyOrPerson: string): Policy {
  const others = (keys: string[]) => keys.filter((key) => key !== keyOrPerson);
  const people = Object.entries(policy.people).map(
    ([name, keys]) => [name, name === keyOrPerson ? [] : others(keys)] as const,
  );
  const platform = { ...policy.platform, keys: others(policy.platform.keys) };
  const next = { ...policy, version: policy.version + 1, people: Object.fromEntries(people), platform };
  const count = ({ people, platform }: Policy) => [...Object.values(people).flat(), ...platform.keys].length;
  if (count(next) === count(policy)) throw new Error(`The policy has no person and no key "${keyOrPerson}".`);
  return next;
}
