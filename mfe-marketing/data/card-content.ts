import type { Ground } from '@site/ui/ground-of';
import type { Illustration, PageCard } from '../content/types.ts';

/** A card as one list shows it. The pictures that other lists show stay out of the list's HTML. */
export interface CardContent {
  path: string;
  name: string;
  summary: string;
  illustration: Illustration;
}

export interface IndustryCardContent extends CardContent {
  /** Background colour of the card and of its page. */
  ground: Ground;
  /** The services that the industry uses, as text. */
  services?: string;
}

export function cardContent({ slug, name, summary }: PageCard, illustration: Illustration): CardContent {
  return { path: `/${slug}`, name, summary, illustration };
}
