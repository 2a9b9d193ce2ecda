import building from '@site/pictures/masters/hero-building.webp';
import { Banner } from '@site/ui/Banner';
import { ButtonLink } from '@site/ui/ButtonLink';
import type { ComponentEntry } from '../component-entry.ts';

export const banner: ComponentEntry = {
  name: 'Banner',
  when: 'At the head of every page but home: breadcrumb, the one h1, an intro. With a picture its first sentence is the claim; tall where the picture lies behind the words.',
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
    {
      state: 'Small, with a picture and what phones have in the call bar',
      render: () => <Banner {...words} {...pictured} action={<ButtonLink to="/contact">Arrange a visit</ButtonLink>} />,
    },
    {
      state: 'Brief: above a form that belongs in a phone’s first view',
      render: () => <Banner {...words} {...pictured} isBrief />,
    },
    { state: 'Tall', render: () => <Banner {...words} {...pictured} size="tall" /> },
  ],
};

const words = {
  title: 'A building is only as good as its mornings',
  crumbs: [{ label: 'Services', path: '/services' }, { label: 'Housekeeping' }],
  intro: 'Clean floors, working lifts and a friendly desk, before the first person comes in.',
};
const pictured = { picture: building, alt: 'A miniature office building with its ground floor open to the street.' };
