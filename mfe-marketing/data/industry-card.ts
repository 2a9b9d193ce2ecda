import type { Illustration } from '../content/illustration.ts';
import { serviceNames } from '../content/industry-services.ts';
import type { IndustryCard } from '../content/types.ts';
import { cardContent, type IndustryCardContent } from './card-content.ts';

/** A card with the services that the industry uses, as text. */
export function industryCard(card: IndustryCard, illustration: Illustration): IndustryCardContent {
  const services = serviceNames(card.slug);
  return { ...cardContent(card, illustration), ground: card.ground, ...(services && { services }) };
}
