import { homeSections } from '../../content/home/home-sections.ts';
import { industryCards } from '../../content/industries/industry-list.ts';
import { serviceCards } from '../../content/services/service-list.ts';
import { cardContent } from '../../data/card-content.ts';
import { AboutBlock } from './AboutBlock.tsx';
import { Counters } from './Counters.tsx';
import { IndustriesBlock } from './IndustriesBlock.tsx';
import { PartnerLogos } from './PartnerLogos.tsx';
import { ServicesBlock } from './ServicesBlock.tsx';
import { Testimonials } from './Testimonials.tsx';

const { about, services, testimonials, partners, industries, counters } = homeSections;
const servicesShown = serviceCards.map((card) => cardContent(card, card.closeUp));
const industriesShown = industryCards.map((card) => cardContent(card, card.illustration));

/** Everything below the opening of the page, with its content. */
export function HomeSections() {
  return (
    <>
      <AboutBlock about={about} />
      <ServicesBlock intro={services} cards={servicesShown} />
      <Testimonials testimonials={testimonials} />
      <PartnerLogos partners={partners} />
      <IndustriesBlock intro={industries} cards={industriesShown} />
      <Counters counters={counters} />
    </>
  );
}
