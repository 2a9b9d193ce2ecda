import { SideNote } from './SideNote.tsx';

/** Leads from a service or an industry to what a buyer asks before signing. */
export function HowWeWorkLink() {
  return (
    <SideNote
      lead="Response times, price, insurance and notice:"
      links={[{ label: 'See how we work', path: '/our-approach' }]}
    />
  );
}
