import { industriesOnCards } from '../content/industries/cards.ts';
import { servicesInWords } from '../content/industry-services.ts';
import { cardOf, type IndustryCardContent } from './card-content.ts';

export function industryCards(shown?: 'illustration'): IndustryCardContent[] {
  return industriesOnCards.map((industry) => {
    const services = servicesInWords(industry.slug);
    return { ...cardOf(industry, shown), ground: industry.ground, ...(services && { services }) };
  });
}
