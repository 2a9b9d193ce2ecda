import type { Ground } from '@site/ui/ground-of';
import type { Illustration, PageContent } from '../content/types.ts';

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

type Listed = Pick<PageContent, 'slug' | 'name'> & Pick<CardContent, 'summary'> & Record<Shown, Illustration>;
type Shown = 'illustration' | 'closeUp';

/** A card has the page's whole scene or its close-up, whichever the list shows: a page carries the words of each picture. */
export function cardOf({ slug, name, summary, ...pictures }: Listed, shown: Shown = 'closeUp'): CardContent {
  return { path: `/${slug}`, name, summary, illustration: pictures[shown] };
}
