import type { SiteRoute } from '@site/contracts/site';
import type { ComponentType } from 'react';
import type { Location } from 'react-router-dom';

/** A page with all it needs to be rendered. */
export interface OpenPage {
  route: SiteRoute;
  location: Location;
  Page: ComponentType;
  data: unknown;
}

/** A page that is rendered before the visitor goes there. */
export interface PageAhead extends OpenPage {
  /** Key of the router's location from which it leads on; anywhere else it is of no use. */
  from: string;
}
