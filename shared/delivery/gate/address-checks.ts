import { describeClaims, pathsOf, tableClashes, withoutParameterNames } from '../store/release-table.ts';
import { changedParts, manifestIn, type Proposal, type Refusal, type ResolvedRelease } from './proposal.ts';

/** Checks that every live address keeps its meaning, and that redirects end at a page. */
export const addressChecks: ((proposal: Proposal) => Refusal[])[] = [
  checkClashes,
  checkLiveAddresses,
  checkRedirects,
  checkRetiredFragments,
  checkRetiredRedirects,
];

/** Refuses the part that claims a path or fragment name, not the one that has it already. */
export function checkClashes(proposal: Proposal): Refusal[] {
  const changed = changedParts(proposal).map(({ name }) => name);
  return tableClashes(proposal.proposed.manifests).map(({ claims, owners }) => {
    const part = owners.findLast((owner) => changed.includes(owner)) ?? owners.at(-1) ?? '';
    const other = owners.find((owner) => owner !== part);
    return {
      check: 'routes',
      part,
      reason: `claims ${describeClaims(claims)}${other ? `, which ${other} has` : ' twice'}.`,
      remedy: 'Choose another name or path, or let the other part give it up in the same promotion.',
    };
  });
}

/** Visitors, search engines and other parts know the live addresses: each must keep answering. */
function checkLiveAddresses(proposal: Proposal): Refusal[] {
  const { live, proposed } = proposal;
  const addresses = [
    ...proposed.manifests.flatMap(({ table }) => pathsOf(table)),
    ...Object.values(proposed.retired).flatMap(Object.keys),
  ];
  const served = new Set(addresses.map(withoutParameterNames));
  return changedParts(proposal).flatMap(({ name }) =>
    liveAddresses(live, name)
      .filter((address) => !served.has(withoutParameterNames(address)))
      .map((address) => ({
        check: 'routes',
        part: name,
        reason: `no longer answers at ${address}, which is live.`,
        remedy:
          'Keep the route, redirect it with `moved` in the table, or let another part take it in the same promotion.',
      })),
  );
}

/** The addresses that redirect now, if the part is retired and comes back. */
function liveAddresses(live: ResolvedRelease | undefined, name: string): string[] {
  const manifest = manifestIn(live, name);
  if (manifest) return pathsOf(manifest.table);
  return Object.entries(live?.retired[name] ?? {}).flatMap(([address, to]) => (to === null ? [] : [address]));
}

/** A redirect must end at a page or a feed in one step. */
function checkRedirects({ proposed }: Proposal): Refusal[] {
  const entries = proposed.manifests.flatMap(({ table }) => [...table.routes, ...(table.feeds ?? [])]);
  const pages = new Set(entries.map(({ path }) => path));
  return proposed.manifests.flatMap(({ name, table }) =>
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

/** A part can be retired only once no other one shows its fragments. */
function checkRetiredFragments({ live, proposed }: Proposal): Refusal[] {
  const retired = live?.manifests.filter(({ name }) => !manifestIn(proposed, name)) ?? [];
  const fragments = retired.flatMap(({ name: part, table }) => table.fragments.map(({ name }) => ({ part, name })));
  return fragments.flatMap(({ part, name }) =>
    proposed.manifests.flatMap(({ name: other, table }) =>
      table.routes
        .filter((route) => route.fragments?.includes(name))
        .slice(0, 1)
        .map(({ path }) => ({
          check: 'exposed set',
          part,
          reason: `cannot be retired: ${other} shows its ${name} at ${path}.`,
          remedy: `First promote a version of ${other} that no longer declares ${name}.`,
        })),
    ),
  );
}

/** Redirects to a page that has moved are followed, so that an old retirement never blocks another part's delivery. */
function checkRetiredRedirects({ proposed: { manifests, retired } }: Proposal): Refusal[] {
  const paths = new Set(
    manifests.flatMap(({ table }) => [...table.routes.map(({ path }) => path), ...Object.keys(table.moved ?? {})]),
  );
  return Object.entries(retired).flatMap(([part, rows]) =>
    [...new Set(Object.values(rows))]
      .filter((to) => to !== null && (!paths.has(to) || to.includes(':')))
      .map((to) => ({
        check: 'routes',
        part,
        reason: `would lead to ${to}, where there is no page.`,
        remedy: 'Name a page that stays and whose address has no parameters.',
      })),
  );
}
