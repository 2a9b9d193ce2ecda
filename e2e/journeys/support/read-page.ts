import type { Page } from '@playwright/test';
import { withoutStyle } from '../../support/ask.ts';

export interface ReadPage {
  title: string;
  description: string;
  canonical: string | null;
  robots: string | null;
  headings: string[];
  crumbs: string[];
  /** All words in `main`, those of buttons included. */
  text: string;
  /** Texts of paragraphs, list items and headings in `main`, without those of cards that lead to another page. */
  blocks: string[];
  /** Elements with a `style` attribute. */
  inlineStyles: string[];
}

/** Reads served HTML as a browser without scripts does. `reader` may be any page; it is not navigated. */
export function readPage(reader: Page, html: string): Promise<ReadPage> {
  return reader.evaluate((source) => {
    const page = new DOMParser().parseFromString(source, 'text/html');
    const texts = (selector: string) =>
      Array.from(page.querySelectorAll(selector), (element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? '');
    return {
      title: page.title,
      description: page.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
      canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
      robots: page.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
      headings: texts('h1'),
      crumbs: texts('main nav[aria-label="Breadcrumb"] li'),
      text: texts('main').join(' '),
      blocks: texts(
        'main :is(p, li, h1, h2, h3, h4, summary, dt, dd, td, th, blockquote, figcaption):not(:has(> :is(h2, h3) > a) *, :has(:is(h2, h3) > a))',
      ),
      inlineStyles: Array.from(page.querySelectorAll('[style]'), (element) => element.outerHTML.slice(0, 120)),
    };
  }, withoutStyle(html));
}
