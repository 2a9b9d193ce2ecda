import path from 'node:path';
import { promote } from '@site/delivery/channels/promote';
import { rollback } from '@site/delivery/channels/rollback';
import type { Gate } from '@site/delivery/gate/gate';
import { openStore } from '@site/delivery/store/open-store';
import { root } from '@site/runner/parts';
import { keepRequesting } from '../support/keep-requesting.ts';
import { gateBeside, publishChanged, releaseStore } from '../support/part-build.ts';
import { runCheckout } from '../support/run-checkout.ts';
import { replace, words } from '../support/source-changes.ts';
import { atMost, printGoals } from './goals.ts';

// `npm run bench:delivery`: from the command to visitors, and from the pointer's write to the last old response.
const site = await runCheckout();
const { folder } = site;
const store = releaseStore();
const took: Record<string, number[]> = {};
const contactBuild = path.join(root, 'mfe-contact/dist');

try {
  const wholeGate = gateBeside(site.url);
  let lastOld = async () => 0;
  const gate: Gate = {
    ...wholeGate,
    async rehearse(proposal) {
      const refusals = await timed('gate', async () => (await wholeGate.rehearse?.(proposal)) ?? []);
      // Only once the gate has ended: requests without a pause would take half of the machine from it.
      lastOld = watchResponses();
      return refusals;
    },
  };
  const change = (added: string) => publishChanged('mfe-contact', [replace(words.contact, words.contact.from + added)]);
  await timed('publish', () => openStore({ RELEASES_DIR: path.join(folder, 'empty') }).publish(contactBuild));
  const versions = [await change('First: '), await change('Second: ')];
  const switches: number[] = [];
  const first = (await store.readChannel('production'))?.release ?? '';
  for (const version of versions) {
    const promotion = { versions: { contact: version }, channel: 'production', why: 'bench', gate };
    await timed('promote', () => promote(store, promotion));
    const written = performance.now();
    switches.push((await lastOld()) - written);
  }
  const last = watchResponses();
  await timed('rollback', () => rollback(store, { channel: 'production', to: first, why: 'bench', gate }));
  const written = performance.now();
  const deployMs = Math.max(...(took.promote ?? []));
  // Six kinds of pages and fragments show the word, and an edge reads its channel once a second.
  const deploySeconds = 30;
  const switchMs = 1_200;
  const goals = [
    atMost('deploy of one part, from command to moved pointer, gate included', deployMs / 1000, 's', deploySeconds),
    atMost('switch, from the pointer to the last old answer', Math.max(...switches), 'ms', switchMs),
    atMost('rollback, from command to moved pointer', Math.max(...(took.rollback ?? [])), 'ms', 1_000),
    atMost('rollback, from the pointer to the last old answer', (await last()) - written, 'ms', switchMs),
  ];
  for (const [step, times] of Object.entries(took))
    console.log(`measured     ${step.padEnd(8)} ${times.map((ms) => `${(ms / 1000).toFixed(2)} s`).join(', ')}`);
  printGoals(goals);
} finally {
  await site.stop();
}

/** The time of `promote` contains that of `gate`. */
async function timed<Result>(
  step: 'publish' | 'gate' | 'promote' | 'rollback',
  work: () => Promise<Result>,
): Promise<Result> {
  const began = performance.now();
  const result = await work();
  took[step] = [...(took[step] ?? []), performance.now() - began];
  return result;
}

/** Requests a page without a pause. The returned function waits a second and says when the last page of the first release came. */
function watchResponses(): () => Promise<number> {
  const responses: { release: string; at: number }[] = [];
  const stop = keepRequesting(async () => {
    const html = await (await fetch(`${site.url}/contact`)).text();
    responses.push({ release: /"release":\{"id":"(\w+)"/.exec(html)?.[1] ?? '', at: performance.now() });
  });
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await stop();
    const old = responses[0]?.release;
    return responses.filter(({ release }) => release === old).at(-1)?.at ?? 0;
  };
}
