import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { carouselNavSpeedMs, carouselOwnSpeedMs } from '../carousel/carousel-constants.ts';
import { revealOffsetPx } from '../motion/reveal.ts';
import { motionTokens } from './motion-tokens.ts';
import { styleSheets } from './style-sheets.ts';

const tokens = motionTokens();

// Reading tokens at run time would cost layout, so scripts have constants, compared with the tokens here.
it.each([
  ['--motion-slide', carouselNavSpeedMs],
  ['--motion-slide-alone', carouselOwnSpeedMs],
  ['--motion-scroll-offset', revealOffsetPx],
])('gives %s the number that scripts use', (token, number) => {
  expect(tokens[token]).toBe(number);
});

it('lets what is scrolled to come in the time of the specification', () => {
  expect(tokens['--motion-scroll']).toBe(400);
  expect(tokens['--motion-scroll-offset']).toBe(120);
  expect(tokens['--motion-breadcrumb']).toBe(1500);
});

it('changes slides and fades toasts in the times of the specification', () => {
  expect(tokens['--motion-slide']).toBe(700);
  expect(tokens['--motion-slide-alone']).toBe(250);
  expect(tokens['--motion-toast']).toBe(300);
});

it('keeps what is hidden until it is scrolled to from paper and from visitors who want less motion', () => {
  const sheet = readFileSync(join(__dirname, 'motion.css'), 'utf8');
  const [before = '', hiding = ''] = sheet.split('@media screen and (prefers-reduced-motion: no-preference)');
  expect(before).not.toContain('opacity');
  expect(hiding).toContain('[data-reveal="waiting"]');
});

it.each(styleSheets())('%s moves nothing but by transform and opacity, which cost no layout', (_file, sheet) => {
  const transitions = [...sheet.matchAll(/transition(?:-property)?:([^;]+);/g)].flatMap(([, list = '']) =>
    list.split(',').map(firstWord),
  );
  const frames = [...sheet.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap(([, steps = '']) =>
    [...steps.matchAll(/([\w-]+)\s*:/g)].map(([, name]) => name),
  );
  expect(
    [...transitions, ...frames].filter((name) => !['transform', 'opacity', 'visibility', 'none'].includes(name ?? '')),
  ).toEqual([]);
});

function firstWord(text: string): string | undefined {
  return text.trim().split(/\s/)[0];
}
