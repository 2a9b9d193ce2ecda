import type { Ground } from '@site/ui/ground-of';
import type { Illustration } from '../content/illustration.ts';

/** The part of a page's content that a list shows; the rest stays out of the list's HTML. */
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
