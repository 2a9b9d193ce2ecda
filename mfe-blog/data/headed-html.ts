import { topicSlug } from '../contract/topics.ts';
import { plainText } from './plain-text.ts';
import { replaceElements } from './replace-elements.ts';

interface HeadedHtml {
  html: string;
  /** The second-level headings, in order. */
  headings: { id: string; text: string }[];
}

/**
 * Gives the headings of sanitised HTML ids, for links to them. Ids in the post itself are removed by the sanitiser,
 * because they could clash with those of the page.
 */
export function headedHtml(safe: string): HeadedHtml {
  const headings: HeadedHtml['headings'] = [];
  const html = replaceElements(safe, { opening: /<h2>/, closing: '</h2>' }, (_opening, inner) => {
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
