import type { ComponentEntry } from './component-entry.ts';
import { banner } from './examples/banner.tsx';
import { breadcrumb } from './examples/breadcrumb.tsx';
import { button } from './examples/button.tsx';
import { callBox } from './examples/call-box.tsx';
import { card } from './examples/card.tsx';
import { carousel } from './examples/carousel.tsx';
import { errorPage } from './examples/error-page.tsx';
import { field } from './examples/field.tsx';
import { fold } from './examples/fold.tsx';
import { icon } from './examples/icon.tsx';
import { link } from './examples/link.tsx';
import { notice } from './examples/notice.tsx';
import { picture } from './examples/picture.tsx';
import { pointList } from './examples/point-list.tsx';
import { prose } from './examples/prose.tsx';
import { section } from './examples/section.tsx';
import { sectionHeading } from './examples/section-heading.tsx';
import { tableOfContents } from './examples/table-of-contents.tsx';

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
