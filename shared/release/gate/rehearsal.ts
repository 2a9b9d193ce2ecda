import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hostPart } from '@site/contracts/manifest';
import { edgeScript } from '../edge-script.ts';
import type { ReleaseStore } from '../release-store.ts';
import { checkInBrowser } from './browser-check.ts';
import type { Rehearsal } from './create-judge.ts';
import { changedParts, type GateProgress, liveVersion, type Refusal } from './judge.ts';
import { checkOnServer } from './server-check.ts';

/** Runs an edge in a process of its own; answers where it listens on this machine. */
export type RunEdge = (options: {
  port: number;
  services: Record<string, string>;
  script: string;
  env: Record<string, string>;
}) => Promise<{ port: number; stop: () => Promise<void> }>;

interface RehearsalOptions {
  store: ReleaseStore;
  runEdge: RunEdge;
  /** What opens the same store in another process: `RELEASES_DIR` and the like. */
  storeSettings: Record<string, string>;
  /** Service name to its address, or to that of a site that proxies to it. */
  services: Record<string, string>;
  /** Chromium's path; undefined if the machine has none, which is refused; null skips the check. */
  browser: string | undefined | null;
  onProgress?: GateProgress;
}

/**
 * Runs the proposed release on an edge of its own, the one its shell brings, beside the live services, and looks at what changes:
 * every route on the server, then one of each kind and every fragment in Chromium.
 */
export function createRehearsal(options: RehearsalOptions): Rehearsal {
  const { store, runEdge, storeSettings, services, browser, onProgress } = options;
  return async (releaseId, proposal) => {
    if (changedParts(proposal).length === 0) return [];
    if (browser === undefined) return [noBrowser(changedParts(proposal)[0]?.name ?? '')];
    const shell = liveVersion(proposal.proposed, hostPart);
    if (!shell) throw new Error('A release without a shell cannot be run; publish and promote the shell first.');
    const dataDir = await mkdtemp(path.join(tmpdir(), 'rehearsal-'));
    const edge = await runEdge({
      port: 0,
      services,
      script: await edgeScript(store, shell.version),
      env: { ...storeSettings, NODE_ENV: 'production', RELEASE: releaseId, HOST: '127.0.0.1', DATA_DIR: dataDir },
    });
    try {
      const url = `http://127.0.0.1:${edge.port}`;
      const refusals = await checkOnServer(url, releaseId, proposal, onProgress);
      if (refusals.length > 0 || !browser) return refusals;
      return await checkInBrowser(url, releaseId, proposal, browser, onProgress);
    } finally {
      await edge.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  };
}

function noBrowser(part: string): Refusal {
  return {
    check: 'browser',
    part,
    reason: 'cannot be checked in a browser: this machine has no Chromium.',
    remedy:
      'Install Chromium or name it with CHROMIUM=/path; --without-browser skips the check, which the history records.',
  };
}
