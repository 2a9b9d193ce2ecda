import { hostPart, type PartManifest } from '@site/contracts/manifest';
import { isUnderstood } from './is-understood.ts';
import { changedParts, liveVersion, type Proposal, type Refusal } from './judge.ts';
import { checkRetiredFragments, checkRetiredRedirects } from './retirement-checks.ts';
import { checkClashes, checkLiveAddresses, checkRedirects } from './route-checks.ts';
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
