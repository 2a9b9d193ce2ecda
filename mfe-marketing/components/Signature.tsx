import classes from './Signature.module.css';

/** A name as its owner might sign it, over a line; who signed and when stands below it in words. */
export function Signature({ name }: { name: string }) {
  return (
    <svg className={classes.root} viewBox="0 0 200 60" aria-hidden>
      <path className={classes.line} d="M0 54H200" />
      <path className={classes.stroke} d={strokeOf(name)} transform={`translate(4) skewX(${8 - 6 * leanOf(name)})`} />
    </svg>
  );
}

/** From upright to slanting, 0 to 4. */
function leanOf(name: string): number {
  return (name.charCodeAt(0) + (name.split(' ')[1] ?? '').charCodeAt(0)) % 5;
}

/** A capital, then a hump for each letter of the first name that follows, high or low as the letter is, and a last stroke. */
function strokeOf(name: string): string {
  const first = name.split(' ')[0] ?? '';
  const lean = leanOf(name);
  const letters = Array.from(first.toLowerCase().slice(1, 7), (letter, place) => humpOf(letter, 48 + 16 * place, lean));
  const end = 48 + 16 * letters.length;
  return `${capitals[first.charAt(0)] ?? capitals.S}M48 40${letters.join('')}C${end + 12} ${34 - lean} ${end + 24} ${40 + lean} ${end + 34 + 4 * lean} ${26 + 2 * lean}`;
}

function humpOf(letter: string, x: number, lean: number): string {
  const wide = letter.charCodeAt(0) % 3;
  if ('bdfhklt'.includes(letter))
    return `C${x + 5} ${8 + lean} ${x + 13 - wide} ${4 + lean} ${x + 9} 20S${x + 6} 46 ${x + 16} ${38 + wide}`;
  if ('gjpqy'.includes(letter))
    return `C${x + 4} 26 ${x + 10} 26 ${x + 8} 40S${x - 2} 62 ${x + 3} 53S${x + 11} 44 ${x + 16} 38`;
  return `C${x + 3} ${24 + lean + wide} ${x + 8 + wide} ${26 + lean} ${x + 8} 36S${x + 12} 46 ${x + 16} ${37 + wide}`;
}

const capitals: Partial<Record<string, string>> = {
  A: 'M10 46C18 34 26 12 30 10S36 34 44 46M15 33C26 30 38 30 48 33',
  B: 'M16 10L13 46M14 12C36 3 42 22 17 27C46 26 48 46 13 46',
  D: 'M18 10L14 46M10 13C46 4 54 44 14 46',
  F: 'M20 10L15 48M14 12C26 14 38 13 48 8M16 28L40 25',
  H: 'M16 10L11 46M42 8L38 46M10 31L46 27',
  I: 'M14 14C24 8 34 8 44 10M30 10L24 45M10 47C22 42 30 43 42 45',
  J: 'M18 13C28 8 38 8 48 10M37 10C34 30 35 53 22 51S16 38 34 37',
  K: 'M17 10L12 48M44 8L16 30L46 46',
  L: 'M22 10C17 24 18 36 10 46C22 40 34 50 47 40',
  M: 'M9 46L18 12L28 38L40 10L46 46',
  P: 'M16 49C18 34 19 20 20 12C44 3 48 27 17 30',
  R: 'M15 14L13 47M10 17C36 3 54 15 38 26L20 30L48 46',
  S: 'M44 14C36 5 18 9 20 20S44 30 42 40S20 50 10 42',
};
