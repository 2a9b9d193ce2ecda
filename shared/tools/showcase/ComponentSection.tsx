import { SectionHeading } from '@site/ui/SectionHeading';
import type { ReactNode } from 'react';
import classes from './ComponentSection.module.css';

const grounds: ShowcaseGround[] = ['light', 'deep'];

/** One component: its name, when to use it, and all its examples twice. */
export function ComponentSection({ component: { name, when, layout, examples } }: { component: ComponentEntry }) {
  return (
    <section className={classes.root} aria-labelledby={idOf(name)}>
      <SectionHeading id={idOf(name)} title={name} intro={when} />
      <div className={classes.grounds} data-layout={layout}>
        {grounds.map((ground) => (
          <div
            key={ground}
            className={classes.ground}
            data-ground={ground}
            data-tone={ground === 'deep' ? 'deep' : undefined}
          >
            {examples.map(({ state, show, width = 'full', render }) => (
              <figure key={state} data-width={width}>
                <figcaption>{state}</figcaption>
                <div data-show={show}>{render(ground)}</div>
              </figure>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

/** The anchor of a component on the page. */
export function idOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** The description and the examples of one component. */
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
  /** Called for each ground, for names that must differ between the two copies. */
  render: (ground: ShowcaseGround) => ReactNode;
}

type ShowcaseGround = 'light' | 'deep';

/** Examples at rest, under the pointer, with the focus, and pressed. */
export function pointerStates(element: ReactNode, width: ComponentExample['width'] = 'full'): ComponentExample[] {
  const render = () => element;
  return [
    { state: 'Rest', width, render },
    { state: 'Hover', show: 'hover', width, render },
    { state: 'Focus', show: 'focus', width, render },
    { state: 'Pressed', show: 'active', width, render },
  ];
}
