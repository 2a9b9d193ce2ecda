import type { ComponentEntry } from './ComponentSection.tsx';
import { button, field, link, notice } from './examples/controls.tsx';
import { banner, breadcrumb, callBox, errorPage } from './examples/frames.tsx';
import { card, carousel, fold, pointList } from './examples/lists.tsx';
import { icon, picture, prose, section, sectionHeading, tableOfContents } from './examples/pictures-and-text.tsx';

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
