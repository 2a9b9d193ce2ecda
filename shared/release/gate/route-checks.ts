import { pathsOf, tableClashes, withoutNames } from '../releases/release-table.ts';
import { changedParts, liveVersion, type Proposal, type Refusal } from './judge.ts';

/** Whoever comes with a claim clashes, not who has it already. */
export function checkClashes(proposal: Proposal): Refusal[] {
  const changed = changedParts(proposal).map(({ name }) => name);
  return tableClashes(proposal.proposed).map(({ claim, owners }) => {
    const part = owners.findLast((owner) => changed.includes(owner)) ?? owners.at(-1) ?? '';
    const other = owners.find((owner) => owner !== part);
    return {
      check: 'routes',
      part,
      reason: other ? `claims "${claim}", which ${other} has.` : `claims "${claim}" twice.`,
      remedy: 'Choose another name or path, or let the other part give it up in the same promotion.',
    };
  });
}

/** Visitors, search engines and other parts know the live addresses: each must keep answering. */
export function checkLiveAddresses(proposal: Proposal): Refusal[] {
  const addresses = [
    ...proposal.proposed.flatMap(({ table }) => pathsOf(table)),
    ...Object.values(proposal.retired?.proposed ?? {}).flatMap(Object.keys),
  ];
  const served = new Set(addresses.map(withoutNames));
  return changedParts(proposal).flatMap(({ name }) =>
    liveAddresses(proposal, name)
      .filter((address) => !served.has(withoutNames(address)))
      .map((address) => ({
        check: 'routes',
        part: name,
        reason: `no longer answers at ${address}, which is live.`,
        remedy:
          'Keep the route, redirect it with `moved` in the table, or let another part take it in the same promotion.',
      })),
  );
}

/** Those of a part that comes back redirect until it does. */
function liveAddresses({ live, retired }: Proposal, name: string): string[] {
  const manifest = liveVersion(live, name);
  if (manifest) return pathsOf(manifest.table);
  return Object.entries(retired?.live[name] ?? {}).flatMap(([address, to]) => (to === null ? [] : [address]));
}

/** A redirect must end at a page in one step. */
export function checkRedirects({ proposed }: Proposal): Refusal[] {
  const pages = new Set(proposed.flatMap(({ table }) => table.routes.map(({ path }) => path)));
  return proposed.flatMap(({ name, table }) =>
    Object.entries(table.moved ?? {})
      .filter(([, to]) => !pages.has(to) || to.includes(':'))
      .map(([from, to]) => ({
        check: 'routes',
        part: name,
        reason: `redirects ${from} to ${to}, where there is no page.`,
        remedy: 'Redirect it to the address of a page, without parameters.',
      })),
  );
}
