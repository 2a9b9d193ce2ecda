import { hostPart, type PartManifest } from '@site/contracts/manifest';
import { pathsAnswered } from '../store/release-table.ts';
import { changedParts, isCompatible, manifestIn, type Proposal, type Refusal } from './proposal.ts';

type Check = (proposal: Proposal) => Refusal[];

/** Whether these versions can run together. */
export const compatibilityChecks: Check[] = [checkContract, checkPackages];

/** Checks that need only manifests, and so take milliseconds. Each looks at the changed parts among all the others. */
export const manifestChecks: Check[] = [
  ...compatibilityChecks,
  checkFiles,
  checkExposed,
  checkShownFragments,
  checkApi,
];

/** The host decides for the whole site which contract it understands. */
function checkContract({ live, proposed }: Proposal): Refusal[] {
  const shell = manifestIn(proposed, hostPart);
  if (!shell) return [];
  return proposed.manifests
    .filter(({ contract }) => !isCompatible(shell.contract, contract))
    .map(({ name, contract }) => ({
      check: 'contract',
      part: name,
      reason: `was built against contract ${contract}, but the shell of this release supports ${shell.contract}.`,
      remedy: manifestIn(live, hostPart)
        ? 'Build it against the live contract, or deliver it together with a shell of its own contract, or once such a shell is live.'
        : 'Build both from the same sources.',
    }));
}

function checkExposed(proposal: Proposal): Refusal[] {
  return changedParts(proposal).flatMap((manifest) => {
    const live = manifestIn(proposal.live, manifest.name);
    const refusal = (reason: string, remedy: string): Refusal => ({
      check: 'exposed set',
      part: manifest.name,
      reason,
      remedy,
    });
    return [
      ...missing(fragmentNames(live), fragmentNames(manifest)).map((fragment) =>
        refusal(
          `no longer exposes ${fragment}, which the live version does.`,
          'Expose it again: pages of other parts may show it. Remove it once no live part uses it.',
        ),
      ),
      ...missing(live?.embed ?? [], manifest.embed ?? []).map((module) =>
        refusal(
          `no longer exposes ${module} to other hosts, as the live version does.`,
          "Expose it again under 'embed': hosts load the live version. Rename it only with their teams.",
        ),
      ),
    ];
  });
}

/**
 * A misspelt name would leave the fragment out of the page, and nobody would be told. A name that the live version has too may be that of a retired
 * part. A part that is not live yet may come before the owner of the fragment.
 */
function checkShownFragments(proposal: Proposal): Refusal[] {
  const exposed = proposal.proposed.manifests.flatMap((manifest) => [
    ...fragmentNames(manifest),
    // A part may expose a fragment and not offer it yet.
    ...Object.keys(manifest.chunks),
  ]);
  return changedParts(proposal).flatMap(({ name: part, table: { routes } }) => {
    const live = manifestIn(proposal.live, part);
    if (!live) return [];
    const permitted = [...exposed, ...live.table.routes.flatMap(({ fragments = [] }) => fragments)];
    return routes.flatMap(({ path, fragments = [] }) =>
      missing(fragments, permitted).map((fragment) => ({
        check: 'exposed set' as const,
        part,
        reason: `shows the fragment ${fragment} on ${path}, but no part of this release exposes it.`,
        remedy: 'Correct its name in the route table, or deliver its part first.',
      })),
    );
  });
}

/** Tabs that are open now go on calling the API that they know. */
function checkApi(proposal: Proposal): Refusal[] {
  return changedParts(proposal).flatMap(({ name, table: { service } }) => {
    const live = manifestIn(proposal.live, name)?.table.service;
    if (!live) return [];
    const versions = [service?.version, service?.previous?.version].filter((version) => version !== undefined);
    const dropped = missing(live.paths, service ? pathsAnswered(service) : []);
    const isAnswered = versions.some((version) => isCompatible(version, live.version));
    if (isAnswered && dropped.length === 0) return [];
    return [
      {
        check: 'API of open tabs',
        part: name,
        reason: `no longer answers ${isAnswered ? dropped.join(', ') : `version ${live.version}`} of the ${live.name} API, which open pages call.`,
        remedy: "Let the service answer it for one more delivery, and name it under 'previous' in the route table.",
      },
    ];
  });
}

function fragmentNames(manifest: PartManifest | undefined): string[] {
  return manifest?.table.fragments.map(({ name }) => name) ?? [];
}

function missing(needed: string[], present: string[]): string[] {
  return needed.filter((name) => !present.includes(name));
}

/** A page has only the host's copy. Another major is incompatible with it, and a newer minor may have what it lacks. */
function checkPackages({ proposed }: Proposal): Refusal[] {
  const shell = manifestIn(proposed, hostPart);
  if (!shell) return [];
  return proposed.manifests.flatMap(({ name, packages }) =>
    Object.entries(packages)
      .filter(([id, version]) => !isCompatible(shell.packages[id] ?? '0.0', version))
      .map(([id, version]) => ({
        check: 'shared packages',
        part: name,
        reason: `was built against ${id} ${version}, but the page has the shell's ${id} ${shell.packages[id] ?? '(none)'}.`,
        remedy: `Build it against ${id} ${shell.packages[id] ?? 'of the shell'}, or promote a shell with the newer one first.`,
      })),
  );
}

/** A file that the manifest names but the build lacks would fail for the first visitor. */
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
