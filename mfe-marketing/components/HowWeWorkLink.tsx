import { SideNote } from './SideNote.tsx';

/** What a buyer asks before signing. */
export const howWeWorkNote = {
  lead: 'Response times, price, insurance and notice:',
  links: [{ label: 'See how we work', path: '/our-approach' }],
};

/** Links to it from a service. */
export function HowWeWorkLink() {
  return <SideNote {...howWeWorkNote} />;
}
