import about from '../../../pictures/masters/about.webp';
import { Banner } from '../../Banner.tsx';
import { ButtonLink } from '../../ButtonLink.tsx';
import type { ComponentEntry } from '../component-entry.ts';

export const banner: ComponentEntry = {
  name: 'Banner',
  when: 'At the head of every page but home: breadcrumb, the one h1, an intro. Tall where the picture is the message.',
  layout: 'stacked',
  examples: [
    { state: 'Small, without a picture', render: () => <Banner {...words} /> },
    {
      state: 'Small, with a picture and a way on',
      render: () => (
        <Banner {...words} {...pictured}>
          <ButtonLink to="/contact">Talk to us</ButtonLink>
        </Banner>
      ),
    },
    { state: 'Tall', render: () => <Banner {...words} {...pictured} size="tall" /> },
  ],
};

const words = {
  title: 'A building is only as good as its mornings',
  crumbs: [{ label: 'Services', path: '/services' }, { label: 'Housekeeping' }],
  intro: 'Clean floors, working lifts and a friendly desk, before the first person comes in.',
};
const pictured = { picture: about, alt: 'A miniature control room where two people in headsets work below a wall of charts.' };
