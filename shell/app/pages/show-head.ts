/** The head's tags that follow the page. The 404 page has no canonical address. */
export interface ShownHead {
  title: string;
  description: string;
  canonical: string | undefined;
}

/** Updates the document's head to the page that the router shows, for bookmarks, sharing and history. */
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
