import { home } from '../../content/home.ts';
import { industriesOnHome } from '../../content/industries/home-cards.ts';
import { servicesOnHome } from '../../content/services/home-cards.ts';
import { withServices } from '../../data/with-services.ts';
import { AboutBlock } from './AboutBlock.tsx';
import { Counters } from './Counters.tsx';
import { IndustriesBlock } from './IndustriesBlock.tsx';
import { PartnerLogos } from './PartnerLogos.tsx';
import { ServicesBlock } from './ServicesBlock.tsx';
import { Testimonials } from './Testimonials.tsx';

const { about, services, testimonials, partners, industries, counters } = home;

/** Everything below the opening of the page, with its content. */
export function HomeSections() {
  return (
    <>
      <AboutBlock about={about} />
      <ServicesBlock intro={services} cards={servicesOnHome} />
      <Testimonials testimonials={testimonials} />
      <PartnerLogos partners={partners} />
      <IndustriesBlock intro={industries} cards={withServices(industriesOnHome)} />
      <Counters counters={counters} />
    </>
  );
}
