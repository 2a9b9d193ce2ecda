import type { Page } from '@playwright/test';
import { withoutStyle } from '../../support/request.ts';

export interface ServedPage {
  title: string;
  description: string;
  /** Content of each meta element by its name or property. */
  meta: Record<string, string>;
  canonical: string | null;
  /** Texts of the `h1` elements. */
  headings: string[];
  crumbs: string[];
  /** All words of the body, closed answers included. */
  text: string;
  /** All words in `main`, those of buttons included. */
  mainText: string;
  /** Texts of paragraphs, list items and headings in `main`, without those of cards that lead to another page. */
  blocks: string[];
  /** Every `href` of the body, as written. */
  links: string[];
  /** Addresses of the files that the head and the pictures of the page need. */
  resources: string[];
  /** Addresses of the feeds that the page announces. */
  feeds: string[];
  ids: string[];
  /** `datetime` of each time element. */
  times: string[];
  /** Contents of the structured data blocks. */
  structured: string[];
  /** Elements with a `style` attribute. */
  inlineStyles: string[];
}

/** Reads served HTML as a browser or a crawler without scripts does. `reader` may be any page; it is not navigated. */
export function readHtml(reader: Page, html: string): Promise<ServedPage> {
  return reader.evaluate((source) => {
    const page = new DOMParser().parseFromString(source, 'text/html');
    const attributes = (selector: string, name: string) =>
      Array.from(page.querySelectorAll(selector), (element) => element.getAttribute(name) ?? '');
    const texts = (selector: string) =>
      Array.from(page.querySelectorAll(selector), (element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? '');
    const metas = Array.from(page.querySelectorAll('meta[content]'), (meta) => [
      meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
      meta.getAttribute('content') ?? '',
    ]);
    const meta: Record<string, string> = Object.fromEntries(metas);
    return {
      title: page.title,
      description: meta.description ?? '',
      meta,
      canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
      headings: texts('h1'),
      crumbs: texts('main nav:has([href="/home"]) li'),
      text: texts('#root').join(' '),
      mainText: texts('main').join(' '),
      blocks: texts(
        'main :is(p, li, h1, h2, h3, h4, summary, dt, dd, td, th, blockquote, figcaption):not(:has(> :is(h2, h3) > a) *, :has(:is(h2, h3) > a))',
      ),
      links: attributes('body a[href]', 'href'),
      resources: [
        ...attributes('link[href]:not([rel=canonical])', 'href'),
        ...attributes('img[src], script[src]', 'src'),
      ],
      feeds: attributes('link[rel=alternate][type]', 'href'),
      ids: attributes('[id]', 'id'),
      times: attributes('main time[datetime]', 'datetime'),
      structured: Array.from(
        page.querySelectorAll('script[type="application/ld+json"]'),
        (block) => block.textContent ?? '',
      ),
      inlineStyles: Array.from(page.querySelectorAll('[style]'), (element) => element.outerHTML.slice(0, 120)),
    };
  }, withoutStyle(html));
}
