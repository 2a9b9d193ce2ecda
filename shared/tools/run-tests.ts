import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@site/runner/parts';
import { createProgram, InvalidArgumentError, runCommandLine } from '@site/service/program';
import { ensureBrowser } from '@site/testing/browser';
import { type Counts, type Suite, testSuites } from './test-suites.ts';

const suites = testSuites();
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
  ensureBrowser();
  const reports = mkdtempSync(path.join(tmpdir(), 'site-test-'));
  const results: Result[] = [];
  for (const suite of suites.filter(({ name, isLong }) => (named.length === 0 ? !isLong : named.includes(name))))
    results.push(await run(suite, path.join(reports, `${results.length}.json`), forRunner));
  rmSync(reports, { recursive: true, force: true });
  printResults(results);
  process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
}

interface Result extends Counts {
  name: string;
  seconds: number;
}

async function run(suite: Suite, report: string, forRunner: string[]): Promise<Result> {
  const { name, command, ensure, prepare, reporting, env, count } = suite;
  ensure?.();
  const prepared = await prepare?.();
  const [runner = '', ...args] = command;
  const began = Date.now();
  console.log(`\n== ${name}`);
  return new Promise((resolve) => {
    const child = spawn(runner, [...args, ...reporting(report), ...forRunner], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      // The only way to tell Playwright where its report goes.
      env: { ...process.env, ...env, ...prepared, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      shell: process.platform === 'win32',
    });
    child.on('exit', (code) => {
      const counted = count(code, report);
      // A runner may fail without a failing test: broken setup, no tests found.
      const failed = code !== 0 ? Math.max(counted.failed, 1) : counted.failed;
      resolve({ name, seconds: (Date.now() - began) / 1000, passed: counted.passed, failed });
    });
  });
}

function printResults(results: Result[]) {
  for (const { name, seconds, passed, failed } of results)
    console.log(`${name.padEnd(14)} ${seconds.toFixed(0).padStart(4)} s  ${passed} passed, ${failed} failed`);
  const total = (key: keyof Counts) => results.reduce((sum, result) => sum + result[key], 0);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
}
