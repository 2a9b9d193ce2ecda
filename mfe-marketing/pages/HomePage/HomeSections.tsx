import { home } from '../../content/home.ts';
import { industryCards } from '../../data/industry-cards.ts';
import { serviceCards } from '../../data/service-cards.ts';
import { AboutBlock } from './AboutBlock.tsx';
import { Counters } from './Counters.tsx';
import { IndustriesBlock } from './IndustriesBlock.tsx';
import { PartnerLogos } from './PartnerLogos.tsx';
import { ServicesBlock } from './ServicesBlock.tsx';
import { Testimonials } from './Testimonials.tsx';

const { about, services, industries, testimonials, partners, counters } = home;

/** The greater part of the page, with its words. */
export function HomeSections() {
  return (
    <>
      <AboutBlock about={about} />
      <ServicesBlock intro={services} cards={serviceCards()} />
      <IndustriesBlock intro={industries} cards={industryCards('illustration')} />
      <Testimonials testimonials={testimonials} />
      <PartnerLogos partners={partners} />
      <Counters counters={counters} />
    </>
  );
}
