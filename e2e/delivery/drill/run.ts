import { findParts } from '@site/runner/parts';
import { createProgram, parseNumber, runCommandLine } from '@site/service/commands/program';
import { throwInBrowser, throwOnServer } from '../../support/source-changes.ts';
import { type Attempt, findUnrefused, startAttacker } from './attacker.ts';
import { channel, openSignedSite } from './open-signed-site.ts';
import { type Delivery, runTeam } from './team.ts';
import { startVisitors } from './visitors.ts';

const program = createProgram(
  'npm run drill --',
  `Two teams deliver at the same time on a signed channel while visitors come, an edge dies and somebody without rights writes into the
store. Prints figures; stderr has each refused entry, once for each process that reads the channel here.`,
  { 1: 'something was lost, or an attack was not refused' },
).option('--deliveries <n>', 'how often each team delivers', parseNumber, 25);

await runCommandLine(program.action(({ deliveries }) => runDrill(deliveries)));
// After a failure, visitors and edges would keep this process alive.
process.exit();

async function runDrill(deliveries: number): Promise<void> {
  const began = performance.now();
  const site = await openSignedSite();
  const { store, url, teamKeys } = site;
  // First: while it compresses its forged versions, this process answers no visitor.
  const stopAttacker = await startAttacker({ settings: site.trusting('attacker'), blogKey: teamKeys.blog });
  const stopVisitors = await startVisitors(url, 50);
  const settingsOf = (part: keyof typeof teamKeys) => ({ ...site.trusting(part), RELEASE_KEY: teamKeys[part] });
  const teams = [
    runTeam({
      part: 'blog',
      site: url,
      settings: settingsOf('blog'),
      deliveries,
      bad: { 4: throwOnServer, 12: throwInBrowser },
      rollbacks: [8, 18],
    }),
    runTeam({
      part: 'contact',
      site: url,
      settings: settingsOf('contact'),
      deliveries,
      bad: { 3: throwInBrowser, 9: throwOnServer, 20: throwInBrowser },
      rollbacks: [14],
    }),
  ];
  setTimeout(site.killSecondEdge, 60_000).unref();
  const delivered = (await Promise.all(teams)).flat();
  const { attempts, allowed } = await stopAttacker();
  const visits = await stopVisitors();
  const { edge: newEdge } = await site.startEdge('new');
  const unrefused = await findUnrefused(attempts, [...site.edges, newEdge]);
  const problems = [
    ...(await checkHistory()),
    ...allowed,
    ...unrefused,
    ...visits.forged.map((where) => `what the attacker wrote was seen at ${where}`),
    ...visits.mixed.map((what) => `mixed release: ${what}`),
    ...(await findParts())
      .filter(({ name }) => !visits.compared.has(name))
      .map(({ name }) => `no visit compared a script of ${name} with its page's release`),
    ...visits.failures,
  ];

  print();
  await site.stop();
  if (problems.length > 0) process.exitCode = 1;

  /** The history lists what each team did, in order, with the version of each; refused versions are not in it. */
  async function checkHistory(): Promise<string[]> {
    const landed = delivered.filter(({ kind }) => kind !== 'refused').map(({ why, version }) => `${why}: ${version}`);
    const listed = await Promise.all(
      (await store.channel(channel).history()).slice(1).map(async ({ why, release }) => {
        const { parts } = await store.readRelease(release);
        return `${why}: ${parts[why.replace(/ .*/, '')]}`;
      }),
    );
    const ofTeam = (part: string, lines: string[]) => lines.filter((line) => line.startsWith(`${part} `)).join();
    return [
      ...['blog', 'contact']
        .filter((part) => ofTeam(part, landed) !== ofTeam(part, listed))
        .map((part) => `the history of ${part} is not what its team did`),
      ...(listed.length === landed.length ? [] : [`${landed.length} changes, but ${listed.length} in the history`]),
      ...delivered
        .filter(({ kind, isBad }) => (kind === 'refused') !== isBad)
        .map(({ kind, why, isBad, refusal }) => `${why} was ${kind}, and is ${isBad ? 'bad' : `good: ${refusal}`}`),
    ];
  }

  function print() {
    const line = (kind: Delivery['kind']) => {
      const sorted = delivered.filter((delivery) => delivery.kind === kind).sort((a, b) => a.took - b.took);
      const [median, longest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
      const count = `${kind.padEnd(12)} ${String(sorted.length).padStart(3)}`;
      const times = `median ${seconds(median?.took)}, longest ${seconds(longest?.took)}`;
      return `${count}   ${times} (another team was first ${longest?.retries ?? 0} times)`;
    };
    console.log([line('promoted'), line('refused'), line('rolled back')].join('\n'));
    console.log(
      `visitors     ${visits.pages} pages, ${visits.visits} visits through all parts; ${visits.failures.length} failed, ${visits.mixed.length} mixed`,
    );
    const count = (kind: Attempt['kind']) => attempts.filter((attempt) => attempt.kind === kind).length;
    const tried = [
      `${count('hand-made')} entries by hand`,
      `${count('replayed')} replayed`,
      `${count('other key')} with the other team's key`,
      `${count('replaced file')} files replaced`,
    ];
    const succeeded = `${allowed.length + unrefused.length} not refused, ${visits.forged.length} seen by visitors`;
    console.log(`attacker     ${tried.join(', ')}; ${succeeded}`);
    console.log(`in all       ${seconds(performance.now() - began)}`);
    for (const problem of problems.slice(0, 20)) console.log(`PROBLEM      ${problem}`);
  }
}

function seconds(milliseconds = 0): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
