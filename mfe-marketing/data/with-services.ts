import { serviceNames } from '../content/industry-services.ts';
import type { IndustryCardContent } from './card-content.ts';

/** Adds to each card the services that the industry uses, as text. */
export function withServices(cards: IndustryCardContent[]): IndustryCardContent[] {
  return cards.map((card) => {
    const services = serviceNames(card.path.slice(1));
    return services ? { ...card, services } : card;
  });
}
