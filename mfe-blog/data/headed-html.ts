import { topicSlug } from '../contract/topics.ts';
import { plainText } from './plain-text.ts';

export interface HeadedHtml {
  html: string;
  /** The second-level headings, in their order. */
  headings: { id: string; text: string }[];
}

/**
 * Gives the headings of sanitised HTML ids to lead to. Done after sanitising: a post may bring no ids of its own, for they could pass
 * for those of the page.
 */
export function headedHtml(safe: string): HeadedHtml {
  const headings: HeadedHtml['headings'] = [];
  const html = safe.replace(/<h2>([\s\S]*?)<\/h2>/g, (_whole, inner: string) => {
    const text = plainText(inner);
    const id = freeId(topicSlug(text), headings);
    headings.push({ id, text });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html, headings };
}

function freeId(slug: string, taken: HeadedHtml['headings']): string {
  const id = `about-${slug || taken.length + 1}`;
  return taken.some((heading) => heading.id === id) ? `${id}-${taken.length + 1}` : id;
}
