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
  /** Of the card and of the page that it leads to. */
  ground: Ground;
  /** The services that it takes, in words. */
  services?: string;
}
