// node shared/drawing/draw.mjs NAME… [--samples N] [--width N] [--threads N] [--out FILE.webp]
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const {
  values: { samples, width, threads, out },
  positionals: asked,
} = parseArgs({
  allowPositionals: true,
  options: {
    samples: { type: 'string', default: '64' },
    width: { type: 'string', default: '0' },
    threads: { type: 'string', default: '2' },
    out: { type: 'string' },
  },
});
const here = dirname(fileURLToPath(import.meta.url));
const maxBytes = 350 * 1024;
const names = readdirSync(join(here, 'scenes'))
  .filter((f) => f.endsWith('.py'))
  .flatMap((f) => {
    const name = f.slice(0, -3);
    const script = readFileSync(join(here, 'scenes', f), 'utf8');
    return script.includes('close=(') ? [name, `${name}-close`] : [name];
  })
  .sort();

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function need(tool, packageName) {
  if (spawnSync(tool, ['-version'], { stdio: 'ignore' }).error) {
    fail(`${tool} is missing: apt-get install -y --no-install-recommends ${packageName}`);
  }
}

function render(name, png) {
  const run = spawnSync(
    'blender',
    [
      '-b',
      '-t',
      threads,
      '--python-exit-code',
      '1',
      '--python',
      join(here, 'run.py'),
      '--',
      name,
      png,
      samples,
      width,
    ],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  for (const line of run.stdout.split('\n').filter((l) => l.startsWith('KIT'))) console.log(`  ${line}`);
  if (run.status !== 0 || !existsSync(png))
    fail(`${name} could not be drawn:\n${run.stdout.slice(-1500)}${run.stderr.slice(-2500)}`);
}

/** Where the picture or its scene is now; a new one goes to the masters that every part may show. */
function masterOf(name) {
  const root = join(here, '../..');
  const places = ['shell', ...readdirSync(root).filter((folder) => folder.startsWith('mfe-'))];
  const scene = name.replace(/-(close|detail)$/, '');
  const own = places.map((part) => join(root, part, 'pictures')).find((at) => existsSync(join(at, `${scene}.webp`)));
  return join(own ?? join(root, 'shared/pictures/masters'), `${name}.webp`);
}

/** Converts at the best quality within the size limit. */
function toWebp(png, webp) {
  for (const quality of [90, 86, 80, 74, 68, 60]) {
    execFileSync('cwebp', ['-quiet', '-m', '6', '-q', String(quality), '-alpha_q', '90', png, '-o', webp]);
    if (statSync(webp).size <= maxBytes) return;
  }
  fail(`${webp} stays above ${maxBytes} bytes even at quality 60.`);
}

function draw(name) {
  const webp = out ?? masterOf(name);
  const work = mkdtempSync(join(tmpdir(), 'picture-'));
  try {
    mkdirSync(dirname(webp), { recursive: true });
    render(name, join(work, 'out.png'));
    toWebp(join(work, 'out.png'), webp);
    console.log(`${webp} ${Math.round(statSync(webp).size / 1024)} KB`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

if (asked.length === 0) {
  console.log(names.join('\n'));
  process.exit(0);
}
const unknown = asked.find((name) => !names.includes(name));
if (unknown) fail(`There is no scene named ${unknown}; run without a name for the list.`);
if (asked.length > 1 && out) fail('--out is for one picture.');
need('blender', 'blender python3-numpy');
need('cwebp', 'webp');
for (const name of asked) draw(name);
