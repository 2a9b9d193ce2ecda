import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from '@site/runner/parts';
import {
  collect,
  createProgram,
  InvalidArgumentError,
  parseAddress,
  parseNumber,
  runCommandLine,
} from '@site/service/commands/program';
import { renderAll } from '../support/render-all.ts';

interface Wanted {
  part?: string[];
  release?: string;
  token?: string;
}

interface JourneyOptions {
  /** Undefined: this checkout is built and run. */
  site: string | undefined;
  wanted: Wanted;
  words: string[];
  /** How often each journey runs. */
  repeat: number;
}

const program = createProgram(
  'npm run journeys --',
  `Visits a site that runs already, or builds and runs this checkout. With --part or --release every visit meets that combination;
outside development the site asks for a token ("npm run release -- token"). Leaves out what "npm run test:long" tries.`,
  { 1: 'a journey failed' },
)
  .argument('[words...]', 'only journeys whose path has one of them')
  .option('--site <url>', 'where it runs; default: this checkout is built and run', parseAddress)
  .option('--part <part@version>', 'a version to meet; once for each part', collect)
  .option('--release <id>', 'a release to meet')
  .option('--token <token>', 'what the site asks for before it shows them')
  .option('--repeat <n>', 'how often each journey runs, to find one that fails now and then', parseNumber);

await runCommandLine(
  program.action(async (words, { site, repeat = 1, ...wanted }) => {
    process.exitCode = await runJourneys({ site: site && new URL(site).origin, wanted, words, repeat });
  }),
);

async function runJourneys({ site, wanted, words, repeat }: JourneyOptions): Promise<number> {
  const args = ['--grep-invert', '@long', `--repeat-each=${repeat}`, ...words];
  if (!site) {
    if (wanted.part || wanted.release)
      throw new InvalidArgumentError('--part and --release need --site, which has them.');
    return runPlaywright(args, process.env);
  }
  const cookie = await enter(site, wanted);
  await renderAll(site, cookie);
  return runPlaywright(args, {
    ...process.env,
    SITE: site,
    SITE_COOKIE: cookie,
    REMOTE_SITE: 'yes',
  });
}

/** Requests the combination once; the cookie in the response goes with every visit. */
async function enter(site: string, { part = [], release, token }: Wanted): Promise<string> {
  if (part.length === 0 && !release) return '';
  const query = new URLSearchParams([
    ...part.map((pair) => ['part', pair]),
    ...(release ? [['release', release]] : []),
    ...(token ? [['token', token]] : []),
  ]);
  const response = await fetch(`${site}/?${query}`, { redirect: 'manual' });
  const cookie = response.headers.getSetCookie().find((line) => /^(?:__Host-)?sv-release=/.test(line));
  if (response.status !== 303 || !cookie)
    throw new Error(`${site} does not show that combination: ${(await response.text()).slice(0, 300).trim()}`);
  return cookie.split(';')[0] ?? '';
}

function runPlaywright(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const program = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  const projects = ['--project=journeys', '--project=acceptance'];
  const child = spawn(process.execPath, [program, 'test', ...projects, '--reporter', 'list', ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}
