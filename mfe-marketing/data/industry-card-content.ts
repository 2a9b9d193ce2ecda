import { serviceLine } from '../content/industries/industry-services.ts';
import type { IndustryCard } from '../content/industries/types.ts';
import type { Illustration } from '../content/types.ts';
import { cardContent, type IndustryCardContent } from './card-content.ts';

/** A card with the services that the industry uses, as text. */
export function industryCardContent(card: IndustryCard, illustration: Illustration): IndustryCardContent {
  return { ...cardContent(card, illustration), ground: card.ground, services: serviceLine(card.slug) };
}
