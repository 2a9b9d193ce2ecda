import { carouselNavSpeedMs, carouselOwnSpeedMs } from '../carousel/carousel-constants.ts';
import { revealOffsetPx } from '../motion/useReveal.ts';
import { motionTokens } from '../testing/motion-tokens.ts';

const tokens = motionTokens();

// Reading tokens at run time would cost layout, so scripts have constants, compared with the tokens here.
it.each([
  ['--motion-slide', carouselNavSpeedMs],
  ['--motion-slide-alone', carouselOwnSpeedMs],
  ['--motion-scroll-offset', revealOffsetPx],
])('gives %s the number that scripts use', (token, number) => {
  expect(tokens[token]).toBe(number);
});

it('lets what is scrolled to come, and fades toasts, in the times of the specification', () => {
  expect(tokens['--motion-scroll']).toBe(400);
  expect(tokens['--motion-scroll-offset']).toBe(120);
  expect(tokens['--motion-breadcrumb']).toBe(1500);
  expect(tokens['--motion-toast']).toBe(300);
});
