import { servicesOnCards } from '../content/services/cards.ts';
import { type CardContent, cardOf } from './card-content.ts';

/** The highlighted service has its whole scene. */
export function serviceCards(highlighted?: string): CardContent[] {
  return servicesOnCards.map((service) => cardOf(service, service.slug === highlighted ? 'illustration' : 'closeUp'));
}
