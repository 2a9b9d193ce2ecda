import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const files = git('ls-files');
// Records tell of files and entry points that are gone, posts of files that are none of ours.
const markdownFiles = files.filter(
  (file) => file.endsWith('.md') && !/^shell\/decisions\/|\/content\/posts\//.test(file),
);

it('cites only decisions on the specification that exist, numbered from one', () => {
  const table = read('shell/decisions/specification.md');
  const decisions = Array.from(table.matchAll(/^\| (S\d+) \|/gm), ([, decision]) => decision);
  const cited = git('grep', '-ohwE', 'S[0-9]{1,3}', '--', '*.ts', '*.tsx', '*.css', '*.md', ':!mfe-*/content');
  expect(decisions.length).toBeGreaterThan(40);
  expect(decisions).toEqual(decisions.map((_, index) => `S${index + 1}`));
  expect(cited.filter((decision) => !decisions.includes(decision))).toEqual([]);
});

it('lists every decision record in their index', () => {
  const index = read('shell/decisions/README.md');
  const records = files.flatMap((file) => /^shell\/decisions\/(\d{3}-.+)$/.exec(file)?.[1] ?? []);
  expect(records.length).toBeGreaterThan(40);
  expect(records.filter((record) => !index.includes(`](${record})`))).toEqual([]);
});

it('names only files that exist, in Markdown', () => {
  const named = namedIn(/`((?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:tsx?|mjs|css))`/g);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([]);
});

it('names only entry points that packages have, in Markdown', () => {
  const named = namedIn(/(@site\/[\w-]+(?:\/[\w-]+)+)(?![\w/…*-])/g);
  expect(named.length).toBeGreaterThan(10);
  for (const { name } of named) expect(() => require.resolve(name)).not.toThrow();
});

it('gives commands only options that they have, in Markdown', () => {
  const typed = commandsIn(markdownFiles);
  const options = optionsOf([...new Set(typed.map(({ command }) => command))]);
  expect(typed.length).toBeGreaterThan(20);
  expect(typed.filter(({ command, option }) => !options.get(command)?.includes(option))).toEqual([]);
  // All programs are compiled on the way.
}, 60_000);

/** Each option with its command: `--gone` and `release retire` for `npm run release -- retire PART --gone   # a comment`. */
function commandsIn(files: string[]) {
  const pattern = /npm run (release|posts|enquiries|look|journeys|new-part) --((?: +[^\s`|#]+)+)/g;
  return files.flatMap((file) =>
    Array.from(read(file).matchAll(pattern), ([, script = '', typed = '']) => {
      const words = typed.trim().split(/ +/);
      const command = words[0]?.startsWith('--') ? script : `${script} ${words[0]}`;
      return words.filter((word) => word.startsWith('--')).map((option) => ({ file, command, option }));
    }).flat(),
  );
}

/** The options in the help of each command. */
function optionsOf(commands: string[]): Map<string, string[]> {
  const { scripts } = JSON.parse(read('package.json'));
  const typed = commands.map((command) => {
    const [script = '', ...subcommand] = command.split(' ');
    return [path.join(root, scripts[script].split(' ').at(-1)), ...subcommand, '--help'];
  });
  const args = ['--import', 'tsx/esm', '--input-type=module', '--eval', printHelps, '--', JSON.stringify(typed)];
  const helps = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }).split('\f');
  return new Map(
    commands.map((command, index) => [
      command,
      Array.from(helps[index]?.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm) ?? [], ([, option = '']) => option),
    ]),
  );
}

/** One process for all, because loading a program's imports takes a second. The number makes each import run the program again. */
const printHelps = `
  for (const [number, [file, ...args]] of JSON.parse(process.argv[1]).entries()) {
    process.argv = [process.execPath, file, ...args];
    await import(file + '?' + number);
    process.stdout.write('\\f');
  }`;

function namedIn(pattern: RegExp) {
  return markdownFiles.flatMap((file) => Array.from(read(file).matchAll(pattern), ([, name = '']) => ({ file, name })));
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
