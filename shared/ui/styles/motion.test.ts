import { readFileSync } from 'node:fs';
import path from 'node:path';
import { carouselNavSpeedMs, carouselOwnSpeedMs } from '../carousel/carousel-constants.ts';
import { revealOffsetPx } from '../motion/useReveal.ts';

const tokens = motionTokens();

// Reading tokens at run time would cost layout, so scripts have constants, compared with the tokens here.
it.each([
  ['--motion-slide', carouselNavSpeedMs],
  ['--motion-slide-alone', carouselOwnSpeedMs],
  ['--motion-scroll-offset', revealOffsetPx],
])('gives %s the number that scripts use', (token, number) => {
  expect(tokens[token]).toBe(number);
});

it('lets what is scrolled to come, and fades toasts and the loading bar, in the times of the specification', () => {
  expect(tokens['--motion-scroll']).toBe(400);
  expect(tokens['--motion-scroll-offset']).toBe(120);
  expect(tokens['--motion-breadcrumb']).toBe(1500);
  expect(tokens['--motion-toast']).toBe(300);
  expect(tokens['--motion-close']).toBe(500);
  expect(tokens['--motion-close-fast']).toBe(300);
});

/** The motion tokens of tokens.css, in milliseconds or pixels. */
function motionTokens(): Record<string, number> {
  const sheet = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
  const [withMotion = ''] = sheet.split('@media (prefers-reduced-motion: reduce)');
  const found = withMotion.matchAll(/(--motion-[a-z-]+): (\d+)(?:ms|px);/g);
  return Object.fromEntries([...found].map(([, name, value]) => [name, Number(value)]));
}
