import './base-states.css';
import { Banner } from '@site/ui/Banner';
import { PointList } from '@site/ui/PointList';
import { TableOfContents } from '@site/ui/TableOfContents';
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
        intro="Every component of the kit in every state, on plain and on deep ground; in the dark, if your device asks for it."
      >
        <PointList
          points={[
            'Each component and its props are described in its file in shared/ui/components.',
            'Hover, focus and press are drawn by the real rules; try them too.',
          ]}
        />
      </Banner>
      <div className={classes.root}>
        <TableOfContents headings={components.map(({ name }) => ({ id: idOf(name), text: name }))} />
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
const components: ComponentEntry[] = [
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
