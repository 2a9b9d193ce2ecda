// Makes fonts/*.woff2: the typefaces, reduced to the characters of the site's texts and the weight axis. Run it after changing COMMON,
// OTHER or HINDI.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const LIMIT = 60 * 1024;
const COMMON = `${range(0x20, 0x7e)}\u00a0©·–—‘’“”…•−`;
// Mostly for foreign names. fonts.css has the same ranges, so only a page with one of these characters fetches the file.
const OTHER = `${range(0xa1, 0xa8)}${range(0xaa, 0xb6)}${range(0xb8, 0xff)}`;
// All letters, signs and digits of Hindi. Harfbuzz keeps the conjuncts that they form.
const HINDI = `${range(0x901, 0x903)}${range(0x905, 0x90b)}${range(0x90f, 0x911)}${range(0x913, 0x939)}${range(0x93c, 0x943)}${range(0x947, 0x949)}${range(0x94b, 0x94d)}${range(0x95c, 0x95d)}${range(0x964, 0x96f)}\u200c\u200d\u25cc`;

const bricolage = import.meta.resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);
const figtree = import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');
// Fontsource keeps the rupee sign in another file; it is fetched only by a page that names a price.
const extended = (face) => face.replace('-latin-', '-latin-ext-');
const faces = [
  { name: 'bricolage-grotesque', source: bricolage, text: COMMON },
  { name: 'bricolage-grotesque-other', source: bricolage, text: OTHER },
  { name: 'figtree', source: figtree, text: COMMON },
  { name: 'figtree-other', source: figtree, text: OTHER },
  { name: 'bricolage-grotesque-rupee', source: extended(bricolage), text: '₹' },
  { name: 'figtree-rupee', source: extended(figtree), text: '₹' },
];

const hindi = {
  name: 'noto-sans-devanagari',
  source: import.meta.resolve(
    '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
  ),
  text: HINDI,
};

// For the link to Hindi on pages in English, where the system has no Devanagari. One weight.
const nameOfHindi = { ...hindi, name: 'noto-sans-devanagari-name', text: 'हिन्दी', weight: 500 };

// Pages in Hindi fetch one file more.
for (const language of [faces, [nameOfHindi], [hindi]]) {
  const sizes = await Promise.all(language.map(makeFace));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`${total} bytes together`);
  if (total > LIMIT) throw new Error(`The fonts weigh ${total} bytes; at most ${LIMIT} are allowed.`);
}

async function makeFace({ name, source, text, weight = { min: 400, max: 700 } }) {
  const whole = await readFile(new URL(source));
  const part = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
  });
  await writeFile(new URL(`fonts/${name}.woff2`, import.meta.url), part);
  console.log(`${name} ${part.length} bytes`);
  return part.length;
}

function range(first, last) {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
