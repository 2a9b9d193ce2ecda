import office from '@site/pictures/masters/office-map.webp';
import { Card } from '@site/ui/Card';
import type { ComponentEntry } from '../component-entry.ts';

export const card: ComponentEntry = {
  name: 'Card',
  when: 'For one page among several that are alike: services, posts. The whole card is the target, the title the one link.',
  examples: [
    { state: 'Rest', width: 'narrow', render: () => <PlumbingCard /> },
    { state: 'Hover', show: 'hover', width: 'narrow', render: () => <PlumbingCard /> },
    { state: 'Focus', show: 'focus', width: 'narrow', render: () => <PlumbingCard /> },
    { state: 'Pressed', show: 'active', width: 'narrow', render: () => <PlumbingCard /> },
    { state: 'Leading its list', render: () => <PlumbingCard isLead /> },
    {
      state: 'With a detail, without a picture',
      width: 'narrow',
      render: () => (
        <Card
          to="/education"
          title="Education"
          detail="Plumbing and housekeeping"
          text="Schools and colleges, ready before the first bell."
        />
      ),
    },
  ],
};

function PlumbingCard({ isLead = false }) {
  return (
    <Card
      to="/plumbing-services"
      title="Plumbing"
      text="Leaks found, pumps kept, tanks cleaned, and a plumber who comes the same day."
      picture={office}
      alt="A miniature plant room where a kneeling plumber mends a gushing pipe and another carries a copper tube."
      sizes="(min-width: 740px) 24rem, 92vw"
      isLead={isLead}
    />
  );
}
