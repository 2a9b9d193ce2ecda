import { SectionHeading } from '@site/ui/SectionHeading';
import classes from './ComponentSection.module.css';
import type { ComponentEntry, ShowcaseGround } from './component-entry.ts';

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
