import { Breadcrumb } from '@site/ui/Breadcrumb';
import type { ComponentEntry } from '../component-entry.ts';

export const breadcrumb: ComponentEntry = {
  name: 'Breadcrumb',
  when: 'On pages without a banner, which brings its own. Home is put in front; the page itself comes last and is no link.',
  examples: [
    { state: 'Rest', render: () => <Breadcrumb crumbs={crumbs} /> },
    { state: 'Hover', show: 'hover', render: () => <Breadcrumb crumbs={crumbs} /> },
    { state: 'Focus', show: 'focus', render: () => <Breadcrumb crumbs={crumbs} /> },
    { state: 'Pressed', show: 'active', render: () => <Breadcrumb crumbs={crumbs} /> },
  ],
};

const crumbs = [{ label: 'Services', path: '/services' }, { label: 'Plumbing' }];
