import { hostPart, type PartManifest, type Retirement } from '@site/contracts/manifest';
import type { Gate } from '../gate/gate.ts';
import { withoutPart } from '../store/release.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { pathsOf } from '../store/release-table.ts';
import { admit, rebase } from './admit.ts';
import { type ChannelMove, changeChannel } from './change-channel.ts';

/** Where the addresses of a retired part redirect to. */
export interface Redirects {
  /** Address of the part to the address of a page. */
  each?: Record<string, string>;
  /** For all addresses that `each` does not name: the address of a page, or `null` if they are gone for good. */
  others?: string | null;
}

export interface RetireOptions {
  part: string;
  redirects: Redirects;
  channel: string;
  why: string;
  by?: string;
  gate: Gate;
}

/**
 * Takes a part off a channel: its addresses redirect or are gone, and it comes back only when it is promoted again.
 * A canary of another part goes on without it. Throws `Refused`.
 *
 * @example
 * const redirects = { each: { '/training': '/about-us' }, others: null };
 * await retire(store, { part: 'training', redirects, channel: 'production', why: 'no more courses', gate });
 */
export async function retire(
  store: ReleaseStore,
  { part, redirects, channel, why, by, gate }: RetireOptions,
): Promise<ChannelMove> {
  if (part === hostPart) throw new Error(`${part} is the host of all other parts and cannot be retired.`);
  return changeChannel(store, channel, async (history) => {
    const { now } = history;
    if (!now) throw new Error(`The channel ${channel} has no release yet, so there is nothing to retire.`);
    const live = await store.readRelease(now.release);
    const version = live.parts[part];
    if (!version) throw new Error(`${channel} has no part ${part}; it has ${Object.keys(live.parts).join(', ')}.`);
    const proposed = withoutPart(live, part, retirementOf(await store.readManifest(part, version), redirects));
    const { release } = await admit(store, history, { live, proposed }, gate);
    const canary = await rebase(store, history, { live, proposed }, gate);
    return { release, canary, action: 'retire', why, by };
  });
}

function retirementOf({ name, table }: PartManifest, { each = {}, others }: Redirects): Retirement {
  const addresses = pathsOf(table);
  const unknown = Object.keys(each).find((address) => !addresses.includes(address));
  if (unknown) throw new Error(`${name} does not answer at ${unknown}; it does at ${addresses.join(', ')}.`);
  const targetOf = (address: string) => each[address] ?? (addresses.includes(address) ? others : address);
  return Object.fromEntries(
    addresses.map((address) => {
      // A redirect to a page of the part now leads where that page leads.
      const target = each[address] ?? targetOf(table.moved?.[address] ?? address);
      if (target === undefined) throw new Error(`${name} answers at ${address} too; say where that leads.`);
      return [address, target];
    }),
  );
}
