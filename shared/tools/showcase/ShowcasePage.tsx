import './base-states.css';
import { Banner } from '@site/ui/Banner';
import { PointList } from '@site/ui/PointList';
import { ComponentSection, idOf } from './ComponentSection.tsx';
import { components } from './components.ts';
import classes from './ShowcasePage.module.css';

/** Every component in every state. Development only. */
export function ShowcasePage() {
  return (
    <>
      <Banner
        title="All components"
        crumbs={[{ label: 'All components' }]}
        intro="Every component of the kit in every state, on plain and on deep ground; in the dark, if your device asks for it."
      >
        <PointList
          points={[
            'Copy the look from here, the props from shared/tools/showcase/README.md.',
            'Hover, focus and press are drawn by the real rules; try them too.',
          ]}
        />
      </Banner>
      <div className={classes.root}>
        <nav className={classes.contents} aria-label="Components">
          <ul>
            {components.map(({ name }) => (
              <li key={name}>
                <a href={`#${idOf(name)}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={classes.sections}>
          {components.map((component) => (
            <ComponentSection key={component.name} component={component} />
          ))}
        </div>
      </div>
    </>
  );
}
