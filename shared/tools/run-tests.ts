import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { root } from '@site/runner/parts';
import { createProgram, InvalidArgumentError, runCommandLine } from '@site/service/commands/program';
import { longSuites, reportFile, type Suite, usualSuites } from './test-suites.ts';

const suites = [...usualSuites, ...longSuites];
const names = [...new Set(suites.map(({ name }) => name))];

const program = createProgram(
  'npm test --',
  `Runs the usual suites in order, or those named, each timed. A failing suite does not keep the later ones from running.
Suites: ${names.join(', ')}.`,
)
  .argument('[suites...]', 'what follows the name of one suite goes to its runner: npm test journeys -- navigation')
  .passThroughOptions()
  .allowUnknownOption();

await runCommandLine(program.action(runSuites));

async function runSuites(args: string[]) {
  const end = args.findIndex((arg) => !names.includes(arg));
  const named = end < 0 ? args : args.slice(0, end);
  const forRunner = args.slice(named.length);
  if (forRunner.length > 0 && named.length !== 1)
    throw new InvalidArgumentError(`Unknown suite ${forRunner[0]}. Suites: ${names.join(', ')}.`);
  // Servers that a suite started end with this process.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  console.log(`Node ${process.version}`);
  const chosen = named.length === 0 ? usualSuites : suites.filter(({ name }) => named.includes(name));
  for (const ensure of new Set(chosen.flatMap(({ needs = [] }) => needs))) ensure();
  const lines: string[] = [];
  const total = { passed: 0, failed: 0 };
  for (const suite of chosen) {
    const began = performance.now();
    const { passed, failed } = await run(suite, forRunner);
    const seconds = ((performance.now() - began) / 1000).toFixed(0).padStart(4);
    lines.push(`${suite.name.padEnd(14)} ${seconds} s  ${passed} passed, ${failed} failed`);
    total.passed += passed;
    total.failed += failed;
  }
  console.log([...lines, `${total.passed} passed, ${total.failed} failed`].join('\n'));
  process.exit(total.failed > 0 ? 1 : 0);
}

/** Runs a suite, and returns how many of its tests passed and failed. */
async function run({ name, command, env, prepare }: Suite, forRunner: string[]) {
  const prepared = await prepare?.();
  const [runner = '', ...args] = command;
  console.log(`\n== ${name}`);
  const code = await new Promise<number | null>((resolve) => {
    spawn(runner, [...args, ...forRunner], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      // Playwright reads from the environment alone where its report goes.
      env: { ...process.env, ...env, ...prepared, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
      shell: process.platform === 'win32',
    }).on('exit', resolve);
  });
  const { passed, failed } = takeCounts() ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  // A runner may fail without a failing test: broken setup, no tests found.
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}

/** Reads and removes the report of Jest or Playwright; undefined if there is none, as of lint. */
function takeCounts(): { passed: number; failed: number } | undefined {
  if (!existsSync(reportFile)) return undefined;
  const report = JSON.parse(readFileSync(reportFile, 'utf8')); // written by Jest or Playwright
  rmSync(reportFile);
  const { stats, numPassedTests, numFailedTests, numFailedTestSuites } = report;
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
}
