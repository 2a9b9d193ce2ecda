type Tone = Record<string, string>;

const deepTone = '[data-tone="deep"]';

/** The custom properties of `tokens.css` as every tone sees them, with `var()` resolved. */
export function readTones(css: string): Record<string, Tone> {
  const light = properties(block(css, ':root'));
  const deep = properties(block(css, deepTone));
  const night = block(css, '@media screen and (prefers-color-scheme: dark)');
  const dark = { ...light, ...properties(block(night, ':root')) };
  return {
    light: resolved(light),
    deep: resolved({ ...light, ...deep }),
    dark: resolved(dark),
    'dark deep': resolved({ ...dark, ...deep, ...properties(block(night, deepTone)) }),
  };
}

/** Red, green and blue of a `#rrggbb` colour, 0 to 255. */
export function channels(colour: string): number[] {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Error(`Expected a colour like #0f6b62 and found '${colour}'.`);
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function block(css: string, selector: string): string {
  let start = css.indexOf(`${selector} {`);
  // The last selector of a list begins another rule.
  while (css.slice(0, Math.max(start, 0)).trimEnd().endsWith(',')) start = css.indexOf(`${selector} {`, start + 1);
  if (start < 0) throw new Error(`tokens.css has no block '${selector}'.`);
  const indent = css.slice(css.lastIndexOf('\n', start) + 1, start);
  return css.slice(start, css.indexOf(`\n${indent}}`, start));
}

function properties(text: string): Tone {
  return Object.fromEntries(
    [...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function resolved(tone: Tone): Tone {
  return Object.fromEntries(
    Object.entries(tone).map(([name, value]) => [
      name,
      value.replace(/var\((--[\w-]+)\)/g, (_, inner: string) => tone[inner] ?? ''),
    ]),
  );
}
