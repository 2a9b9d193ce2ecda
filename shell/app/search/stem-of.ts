import { stemmer } from 'stemmer';

/** The stem of an English word in lower case; any other word as it is. */
export function stemOf(word: string): string {
  if (!isEnglish(word)) return word;
  const stem = stemmer(word);
  const trade = trades.get(stem);
  if (trade) return trade;
  // Porter's rules keep 'plumber' and 'cleaner' apart from what they do. Shorter ones are things: water, power, order.
  return stem.length >= 6 && /[^aeiou]er$/.test(stem) && stem.at(-3) !== stem.at(-4)
    ? stemmer(`${stem.slice(0, -2)}ing`)
    : stem;
}

// People whose names the rules would file apart from what they do: the electrician from electrical and electricity.
const trades = new Map([
  ['electrician', 'electr'],
  ['supervisor', 'supervis'],
  ['technician', 'technic'],
  ['carpentri', 'carpent'],
]);

/** Hindi in Latin letters is not cut by English rules: 'safed' (white) must not become 'saf', which is 'saaf' (clean). */
function isEnglish(word: string): boolean {
  return /^[a-z]{4,}$/.test(word) && !hindiLetters.test(word) && !hindiWords.has(word);
}

// Letters that English does not put together, except in 'clubhouse' and its like.
const hindiLetters = /aa|ii|uu|chh|jh|kh|[bd]h(?!ouse)/;

// What the rules above would still cut, of the words that people use of buildings, work and money.
const hindiWords = new Set(
  [
    'asli bache badle batein bartane besan bhookhe chade chashme darwaze dawayein diye dukane fasle gande gamle gaye ghare gharelu gire hare jale jode kaise kamre',
    'kapde karigar karyalay khane kaise kele kise koode kude lagaye mahine makane masale mistriyan naale nakli nale naye nirikshan paise panee parde paudhe parichay',
    'pile pucho purane raste rupaye rupay saare sabun safed samay sampark sare sasti saste shauchalay shehed sone tale tarikhe thande tuti vidyalay',
  ].flatMap((line) => line.split(' ')),
);
