import type { Crumb } from '@site/contracts/part';

/** Between Home and a service's page; its breadcrumb and its row in the route table both read this. */
export const serviceTrail: Crumb[] = [{ label: 'Services', path: '/services' }];
