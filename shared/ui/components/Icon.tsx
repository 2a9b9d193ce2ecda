import type { IconNode } from 'lucide';
import { createElement } from 'react';

/**
 * Decoration only: the meaning is in the text beside it or in the control's name. Scales with the surrounding text. Lucide's icons are
 * imported as data (`icons.ts`), because its React package brings 1.7 KB of code into every chunk that shows an icon.
 * @example
 * <Icon icon={phoneIcon} />
 */
export function Icon({ icon }: { icon: IconNode }) {
  const shapes = icon.map(([tag, attributes]) => createElement(tag, attributes));
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
