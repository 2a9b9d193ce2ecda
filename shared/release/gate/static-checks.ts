import { hostPart, type PartManifest } from '@site/contracts/manifest';
import { pathsOf, tableClashes } from '../release-table.ts';
import { isUnderstood } from './is-understood.ts';
import { changedParts, liveVersion, type Proposal, type Refusal } from './judge.ts';
import { checkRetiredFragments, checkRetiredRedirects } from './retirement-checks.ts';
import { overBudget } from './size-budget.ts';

/** Checks that need only manifests, and so take milliseconds. Each looks at the changed parts among all the others. */
export const staticChecks: ((proposal: Proposal) => Refusal[])[] = [
  checkContract,
  checkFiles,
  checkExposed,
  checkPackages,
  checkClashes,
  checkLiveAddresses,
  checkRedirects,
  checkRetiredFragments,
  checkRetiredRedirects,
  checkSize,
];

/** The host decides for the whole site which contract it understands. */
function checkContract({ live, proposed }: Proposal): Refusal[] {
  const shell = liveVersion(proposed, hostPart);
  if (!shell) return [];
  return proposed
    .filter(({ contract }) => !isUnderstood(shell.contract, contract))
    .map(({ name, contract }) => ({
      check: 'contract',
      part: name,
      reason: `was built against contract ${contract}, but the shell of this release supports ${shell.contract}.`,
      remedy: liveVersion(live, hostPart)
        ? 'Build it against the live contract, or promote it together with a shell of its own contract.'
        : 'Build both from the same sources.',
    }));
}

function checkExposed(proposal: Proposal): Refusal[] {
  return changedParts(proposal).flatMap(({ name, table }) => {
    const gone = fragmentNames(liveVersion(proposal.live, name)).filter(
      (fragment) => !table.fragments.some((now) => now.name === fragment),
    );
    return gone.map((fragment) => ({
      check: 'exposed set',
      part: name,
      reason: `no longer exposes ${fragment}, which the live version does.`,
      remedy: 'Expose it again: pages of other parts may show it. Remove it once no live part uses it.',
    }));
  });
}

function fragmentNames(manifest: PartManifest | undefined): string[] {
  return manifest?.table.fragments.map(({ name }) => name) ?? [];
}

/** A page has one copy, the host's: another major differs, and a newer minor may have what that copy lacks. */
function checkPackages({ proposed }: Proposal): Refusal[] {
  const shell = liveVersion(proposed, hostPart);
  if (!shell) return [];
  return proposed.flatMap(({ name, packages }) =>
    Object.entries(packages)
      .filter(([id, version]) => !isUnderstood(shell.packages[id] ?? '0.0', version))
      .map(([id, version]) => ({
        check: 'shared packages',
        part: name,
        reason: `was built against ${id} ${version}, but the page has the shell's ${id} ${shell.packages[id] ?? '(none)'}.`,
        remedy: `Build it against ${id} ${shell.packages[id] ?? 'of the shell'}, or promote a shell with the newer one first.`,
      })),
  );
}

/** Whoever comes with a claim clashes, not who has it already. */
function checkClashes(proposal: Proposal): Refusal[] {
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

/** A file that the build names and did not bring would be missed by the first visitor. */
function checkFiles(proposal: Proposal): Refusal[] {
  return changedParts(proposal).flatMap(({ name, entry, chunks, files }) => {
    const named = [entry, ...Object.values(chunks).flatMap(({ scripts, styles }) => [...scripts, ...styles])];
    const missing = [...new Set(named)].filter((file) => !files[`browser/${file}`]);
    return missing.map((file) => ({
      check: 'files',
      part: name,
      reason: `needs browser/${file}, which is not in its build.`,
      remedy: 'Build it again from a clean checkout, and publish that.',
    }));
  });
}

/** Visitors, search engines and other parts know the live addresses: each must keep answering. */
function checkLiveAddresses(proposal: Proposal): Refusal[] {
  const served = new Set([
    ...proposal.proposed.flatMap(({ table }) => pathsOf(table)),
    ...Object.values(proposal.retired?.proposed ?? {}).flatMap(Object.keys),
  ]);
  return changedParts(proposal).flatMap(({ name }) =>
    liveAddresses(proposal, name)
      .filter((address) => !served.has(address))
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
function checkRedirects({ proposed }: Proposal): Refusal[] {
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

function checkSize(proposal: Proposal): Refusal[] {
  return changedParts(proposal).flatMap((manifest) =>
    overBudget(manifest).map(({ what, bytes, budget }) => ({
      check: 'size budget',
      part: manifest.name,
      reason: `needs ${kilobytes(bytes)} KB for ${what}; the budget is ${kilobytes(budget)} KB (brotli).`,
      remedy:
        'Load what the first view does not need later, or drop it. The budgets stand in shared/release/gate/size-budget.ts.',
    })),
  );
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
