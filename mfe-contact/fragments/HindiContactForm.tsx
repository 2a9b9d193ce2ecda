import type { PartFragment } from '@site/contracts/part-routes';
import { useLocation } from '@site/host/router';
import { Section } from '@site/ui/Section';
import { HindiContact } from '../components/HindiContact.tsx';

/** The contact form for pages in Hindi. Without JavaScript it posts to the contact page in Hindi. */
export function HindiContactForm() {
  return (
    <Section>
      <HindiContact source={useLocation().pathname} />
    </Section>
  );
}

export const fragment = {
  Fragment: HindiContactForm,
  loader: async () => null,
} satisfies PartFragment<null>;
