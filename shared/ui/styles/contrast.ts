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

/** WCAG 2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Error(`Expected a colour like #0f6b62 and found '${colour}'.`);
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
}

function block(css: string, selector: string): string {
  const start = css.indexOf(`${selector} {`);
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
