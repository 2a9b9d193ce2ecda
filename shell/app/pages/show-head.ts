/** What the head says of the page that is shown; no address where the page is none, as the 404 page. */
export interface ShownHead {
  title: string;
  description: string;
  canonical: string | undefined;
}

/** Brings the served document's head up to the page that the router shows now, for bookmarks, sharing and history. */
export function showHead({ title, description, canonical }: ShownHead): void {
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
