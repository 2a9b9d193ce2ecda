import type { Illustration, PageContent } from '../content/types.ts';

/** The part of a page's content that a list shows; the rest stays out of the list's HTML. */
export interface CardContent {
  path: string;
  name: string;
  summary: string;
  /** Of an industry: the services that it takes, in words. */
  services?: string;
  illustration: Illustration;
  closeUp: Illustration;
}

type Listed = PageContent & Pick<CardContent, 'summary' | 'illustration' | 'closeUp'>;

export function cardOf({ slug, name, summary, illustration, closeUp }: Listed): CardContent {
  return { path: `/${slug}`, name, summary, illustration, closeUp };
}
