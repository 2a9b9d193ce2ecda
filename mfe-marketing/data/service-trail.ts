import type { Crumb } from '@site/contracts/part';

/** The crumbs between Home and a service; both the page's breadcrumb and its row in the route table use them. */
export const serviceTrail: Crumb[] = [{ label: 'Services', path: '/services' }];
