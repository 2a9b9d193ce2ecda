import './base-states.css';
import { Banner } from '@site/ui/Banner';
import { PointList } from '@site/ui/PointList';
import { type ComponentEntry, ComponentSection, idOf } from './ComponentSection.tsx';
import { button, field, link, notice } from './examples/controls.tsx';
import { banner, breadcrumb, callBox, errorPage } from './examples/frames.tsx';
import { card, carousel, fold, pointList } from './examples/lists.tsx';
import { icon, picture, prose, section, sectionHeading, tableOfContents } from './examples/pictures-and-text.tsx';
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

/** In the order of the page: controls, then content, then what frames it. */
export const components: ComponentEntry[] = [
  button,
  link,
  field,
  notice,
  card,
  fold,
  pointList,
  carousel,
  picture,
  icon,
  sectionHeading,
  section,
  prose,
  tableOfContents,
  callBox,
  breadcrumb,
  banner,
  errorPage,
];
