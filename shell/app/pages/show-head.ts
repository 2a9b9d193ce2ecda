import type { Language } from '../language.ts';

/** The head's tags that follow the page, and its language. The 404 page has no canonical address. */
export interface ShownHead {
  title: string;
  description: string;
  canonical: string | undefined;
  language: Language;
}

/** Updates the document's head to the page that the router shows, for bookmarks, sharing and history. */
export function showHead({ title, description, canonical, language }: ShownHead): void {
  document.documentElement.lang = language;
  document.title = title;
  document.querySelector('meta[name=description]')?.setAttribute('content', description);
  const link = document.querySelector('link[rel=canonical]');
  if (!canonical) {
    link?.remove();
    return;
  }
  const shown = link ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'canonical' }));
  shown.setAttribute('href', canonical);
}
