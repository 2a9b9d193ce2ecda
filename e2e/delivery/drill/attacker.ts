import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promote } from '@site/delivery/channels/promote';
import { allowAll } from '@site/delivery/gate/gate';
import type { ChannelEntry } from '@site/delivery/store/channel-entry';
import { openStore } from '@site/delivery/store/open-store';
import { signerOf } from '@site/delivery/store/rights/keys';
import { readReferences } from '@site/delivery/store/rights/references';
import { NotAllowed } from '@site/delivery/store/store-errors';
import { channelPrefix, encodeJson, fileKey, revisionKey, revisionOf } from '@site/delivery/store/store-layout';
import { until } from '@site/testing/until';
import { keepRequesting } from '../../support/keep-requesting.ts';
import { republish } from '../../support/republish.ts';
import { channel, type LoggedEdge } from './open-signed-site.ts';

/** Marks everything that the attacker writes, names of versions included. */
export const attackersMark = 'written-by-the-attacker';

const everyMs = 10_000;
/** An edge looks at the channel once a second; here it waits for a free core. */
const maxLogDelayMs = 60_000;

export type Attempt =
  | { kind: 'hand-made' | 'replayed' | 'other key'; revision: number }
  | { kind: 'replaced file'; file: string };

interface AttackerOptions {
  /** Open the store, which everybody can write to. */
  settings: Record<string, string>;
  /** Stolen from the team of the blog. */
  blogKey: string;
}

/** Somebody who can write to the store but has no rights on the channel. Tries one attack after the other until the returned function is called. */
export async function startAttacker({ settings, blogKey }: AttackerOptions) {
  const store = openStore(settings);
  const thiefStore = openStore({ ...settings, RELEASE_KEY: blogKey });
  const { storage } = store;
  const forged = {
    blog: await republish('blog', attackersMark, { store }),
    // With the signature by which the blog's team says that it published this.
    contact: await republish('contact', attackersMark, { store: thiefStore }),
  };
  const attempts: Attempt[] = [];
  const allowed: string[] = [];
  const ways = [writeByHand, replay, signWithOtherKey, replaceFile];
  const stop = keepRequesting(async (number) => {
    const attempt = await ways[number % ways.length]?.();
    if (attempt) attempts.push(attempt);
    await pause(everyMs);
  });
  return async () => {
    await stop();
    return { attempts, allowed };
  };

  /** An entry that makes the forged version live, without a signature. */
  async function writeByHand(): Promise<Attempt> {
    const revision = await writeEntry(async (now) => {
      const { signed: _signed, ...unsigned } = now;
      return { ...unsigned, release: await releaseWith('blog'), action: 'promote', why: attackersMark };
    });
    return { kind: 'hand-made', revision };
  }

  /** The entry before the last one that counts, which a team signed, under a new number. */
  async function replay(): Promise<Attempt> {
    const entries = await store.channel(channel).history();
    return { kind: 'replayed', revision: await writeEntry(async (now) => entries.at(-2) ?? now) };
  }

  /** Promotes contact with the key of the blog's team: by the command, which refuses, then by an entry of the right form. */
  async function signWithOtherKey(): Promise<Attempt> {
    const promotion = { versions: { contact: forged.contact }, channel, why: attackersMark, gate: allowAll };
    const refusal = await promote(thiefStore, promotion).catch((error: unknown) => error);
    if (!(refusal instanceof NotAllowed)) allowed.push(`the command promoted contact with the blog's key: ${refusal}`);
    const revision = await writeEntry(async (now, next) => {
      const change = { release: await releaseWith('contact'), action: 'promote' as const, why: attackersMark };
      const after = hash('sha256', encodeJson(now), 'hex');
      const signed = { after, ...(await readReferences(storage, change, {})) };
      const entry = { ...change, revision: next, at: new Date().toISOString(), held: now.held, by: 'blog', signed };
      return { ...entry, signed: { ...signed, ...signerOf(blogKey).sign(encodeJson(entry)) } };
    });
    return { kind: 'other key', revision };
  }

  /** Replaces a script of the blog's first version. Not one that a delivery under way needs, which could then not be finished by anybody. */
  async function replaceFile(): Promise<Attempt | undefined> {
    const entries = await store.channel(channel).history();
    // A delivery of contact may need whatever was live since its last one; its first, whatever was live since the start.
    const lastOfContact = entries.findLastIndex(({ brought }) => brought?.some(({ part }) => part === 'contact'));
    if (lastOfContact === -1) return undefined;
    const [first, ...needed] = await Promise.all(
      [entries.at(0), ...entries.slice(lastOfContact)].map(async (entry) => {
        const { parts } = await store.readRelease(entry?.release ?? '');
        return store.readManifest('blog', parts.blog ?? '');
      }),
    );
    const scripts = Object.keys(first?.files ?? {}).filter((file) => /^browser\/.*\.js$/.test(file));
    const unused = scripts.filter((file) => !needed.some(({ files }) => Object.hasOwn(files, file)));
    const file = unused[attempts.length % unused.length];
    if (!first || !file) return undefined;
    await storage.remove(fileKey(first, file));
    await storage.create(fileKey(first, file), Buffer.from(`document.body.append('${attackersMark}');`));
    return { kind: 'replaced file', file: file.replace(/^browser\//, '') };
  }

  async function releaseWith(part: 'blog' | 'contact'): Promise<string> {
    const now = await store.channel(channel).newest();
    const { parts } = await store.readRelease(now?.release ?? '');
    return (await store.createRelease({ parts: { ...parts, [part]: forged[part] } })).id;
  }

  /** Writes the entry under the next free number, which it returns. */
  async function writeEntry(make: (now: ChannelEntry, next: number) => Promise<ChannelEntry>): Promise<number> {
    for (;;) {
      const now = await store.channel(channel).newest();
      if (!now) throw new Error(`The channel ${channel} has no entry.`);
      const next = revisionOf((await storage.list(channelPrefix(channel))).at(-1) ?? '') + 1;
      const content = encodeJson({ ...(await make(now, next)), revision: next });
      if (await storage.create(revisionKey(channel, next), content)) return next;
    }
  }
}

/**
 * Attempts that were not refused or that nobody can read about: each entry must be in the log of every edge; no edge may serve a replaced file. An edge without copies reads what the attacker left in the store, and must say so.
 */
export async function findUnrefused(attempts: Attempt[], edges: LoggedEdge[]): Promise<string[]> {
  const problems: string[] = [];
  for (const edge of edges) {
    for (const attempt of attempts)
      problems.push(
        ...(await ('revision' in attempt
          ? problemsOfEntry(attempt.revision, edge)
          : problemsOfFile(attempt.file, edge))),
      );
  }
  return problems;
}

async function problemsOfEntry(revision: number, { name, log }: LoggedEdge): Promise<string[]> {
  const isLogged = () => log.some((line) => line.includes(`Entry ${revision} of ${channel} `));
  return (await until(isLogged, { everyMs: 100, timeoutMs: maxLogDelayMs }))
    ? []
    : [`the ${name} edge does not say that it refused entry ${revision}`];
}

async function problemsOfFile(file: string, { name, url, log }: LoggedEdge): Promise<string[]> {
  const response = await fetch(`${url}/_/blog/${file}`, { headers: { 'accept-encoding': 'identity' } });
  if ((await response.text()).includes(attackersMark)) return [`the ${name} edge serves the ${file} of the attacker`];
  // 200 is the edge's own copy. 404 is a file of a version that was live so long ago that an edge without a copy no longer looks for it.
  if ([200, 404].includes(response.status)) return [];
  const isLogged = log.some((line) => line.includes(`${file} is not what part.json says`));
  return isLogged ? [] : [`the ${name} edge answers ${response.status} to ${file} and does not say why`];
}
