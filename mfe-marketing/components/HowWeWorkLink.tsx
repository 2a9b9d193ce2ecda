import { SideNote } from './SideNote.tsx';

/** Leads to the answers that a buyer wants before signing. */
export const howWeWorkNote = {
  lead: 'Response times, price, insurance and notice:',
  links: [{ label: 'See how we work', path: '/our-approach' }],
};

/** The same note below the questions of a service page. */
export function HowWeWorkLink() {
  return <SideNote {...howWeWorkNote} />;
}
