import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hostPart } from '@site/contracts/manifest';
import { publicVariables } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { manifestIn, type Proposal, type ResolvedRelease } from './proposal.ts';

/** Runs an edge in a process of its own, with `env` and the variables that `inherits` names. Returns where it listens on this machine. */
export type RunEdge = (options: {
  port: number;
  services: Record<string, string>;
  script: string;
  env: Record<string, string>;
  inherits: string[];
  log: (line: string) => void;
}) => Promise<{ port: number; stop: () => Promise<void> }>;

export interface RehearsalEdgeOptions {
  store: ReleaseStore;
  runEdge: RunEdge;
  /** Service name to its address, or to that of a site that proxies to it. */
  services: Record<string, string>;
}

/** A release that runs while it is checked, on the edge of its own shell. */
export interface RehearsalEdge {
  url: string;
  release: ResolvedRelease;
  /** Lines that its edge has logged so far. */
  log: string[];
}

export interface RehearsalEdges {
  proposed: RehearsalEdge;
  /** Runs beside it on the same machine for comparison; undefined before the first release. */
  live: RehearsalEdge | undefined;
}

/** Runs both releases for as long as `use` takes. */
export async function withRehearsalEdges<Result>(
  options: RehearsalEdgeOptions,
  { live, proposed }: Proposal,
  use: (edges: RehearsalEdges) => Promise<Result>,
): Promise<Result> {
  const openings = [
    openEdge(options, proposed),
    // A live release that does not start must not block the one that repairs it.
    live && openEdge(options, live).catch(() => undefined),
  ] as const;
  try {
    const [running, beside] = await Promise.all(openings);
    return await use({ proposed: running.edge, live: beside?.edge });
  } finally {
    // If one edge does not start, the other may still be starting, and would keep the command running unless it is stopped.
    const opened = await Promise.allSettled(openings);
    await Promise.all(opened.map((opening) => (opening.status === 'fulfilled' ? opening.value?.close() : undefined)));
  }
}

async function openEdge({ store, runEdge, services }: RehearsalEdgeOptions, release: ResolvedRelease) {
  const shell = manifestIn(release, hostPart);
  if (!shell) throw new Error('A release without a shell cannot be run; publish and promote the shell first.');
  const script = await store.edgeScript(shell.version);
  const releasesDir = await store.releaseFolder(release.id);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rehearsal-'));
  const log: string[] = [];
  const dropData = () => rm(dataDir, { recursive: true, force: true });
  try {
    // The gate reads the errors that it logs.
    const own = { HOST: '127.0.0.1', LOG_LEVEL: 'error', DATA_DIR: dataDir, NODE_ENV: 'production' };
    const env = { ...own, RELEASES_DIR: releasesDir, RELEASE: release.id };
    const inherits = publicVariables;
    const running = await runEdge({ port: 0, services, script, env, inherits, log: (line) => void log.push(line) });
    const edge: RehearsalEdge = { url: `http://127.0.0.1:${running.port}`, release, log };
    return { edge, close: () => running.stop().then(dropData) };
  } catch (error) {
    await dropData();
    throw error;
  }
}
