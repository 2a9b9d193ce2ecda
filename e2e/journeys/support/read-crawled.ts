import type { Page } from '@playwright/test';
import { withoutStyle } from '../../support/ask.ts';

export interface CrawledPage {
  title: string;
  /** Content of each meta element by its name or property. */
  meta: Record<string, string>;
  canonical: string | null;
  crumbs: string[];
  /** Every `href` of the body, as written. */
  links: string[];
  /** What the head and the pictures of the page need. */
  resources: string[];
  /** Addresses of the feeds that the page announces. */
  feeds: string[];
  ids: string[];
  /** All words of the body, closed answers included. */
  text: string;
  /** `datetime` of each time element. */
  times: string[];
  /** Contents of the structured data blocks. */
  structured: string[];
}

/** Reads served HTML as a crawler does that runs none of its scripts. */
export function readCrawled(reader: Page, html: string): Promise<CrawledPage> {
  return reader.evaluate((source) => {
    const page = new DOMParser().parseFromString(source, 'text/html');
    const attributes = (selector: string, name: string) =>
      Array.from(page.querySelectorAll(selector), (element) => element.getAttribute(name) ?? '');
    const texts = (selector: string) =>
      Array.from(page.querySelectorAll(selector), (element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? '');
    const metas = Array.from(page.querySelectorAll('meta[content]'));
    return {
      title: page.title,
      meta: Object.fromEntries(
        metas.map((meta) => [
          meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
          meta.getAttribute('content') ?? '',
        ]),
      ),
      canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
      crumbs: texts('main nav[aria-label="Breadcrumb"] li'),
      links: attributes('body a[href]', 'href'),
      resources: [
        ...attributes('link[href]:not([rel=canonical])', 'href'),
        ...attributes('img[src], script[src]', 'src'),
      ],
      feeds: attributes('link[rel=alternate]', 'href'),
      ids: attributes('[id]', 'id'),
      text: texts('#root').join(' '),
      times: attributes('main time[datetime]', 'datetime'),
      structured: Array.from(
        page.querySelectorAll('script[type="application/ld+json"]'),
        (block) => block.textContent ?? '',
      ),
    };
  }, withoutStyle(html));
}
