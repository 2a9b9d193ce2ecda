import type { IconNode } from 'lucide';
import { createElement } from 'react';

/**
 * Decoration only: the words are beside it or in the control's name. Scales with the text around it. Lucide's drawings come as
 * data (`icons.ts`), because its React package brings 1.7 KB of code into every chunk that shows an icon.
 */
export function Icon({ drawing }: { drawing: IconNode }) {
  const shapes = drawing.map(([tag, attributes]) => createElement(tag, attributes));
  return createElement('svg', frame, ...shapes);
}

const frame = {
  viewBox: '0 0 24 24',
  width: '1.25em',
  height: '1.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;
