import type { ReactNode } from 'react';

/** What the page says and shows of one component. */
export interface ComponentEntry {
  name: string;
  /** One line: when to use it, and when something else. */
  when: string;
  /** Stacked where a ground needs the whole width; otherwise light and deep stand side by side. */
  layout?: 'stacked';
  examples: ComponentExample[];
}

interface ComponentExample {
  /** 'Rest', 'Busy', 'With a picture'. */
  state: string;
  /** Draws a state that otherwise needs a pointer or the focus. */
  show?: 'hover' | 'focus' | 'active';
  /** Narrow examples stand side by side. */
  width?: 'narrow' | 'full';
  /** Use `ground` to make ids and names differ between the two copies. */
  render: (ground: ShowcaseGround) => ReactNode;
}

export type ShowcaseGround = 'light' | 'deep';
