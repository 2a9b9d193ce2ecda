import type { Element, ElementContent, Root, RootContent } from 'hast';
import { raw } from 'hast-util-raw';
import { sanitize } from 'hast-util-sanitize';
import { toString as textOf } from 'hast-util-to-string';
import { find, html } from 'property-information';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { allowedHtml, safeAddress } from '../../contract/allowed-html.ts';
import { quoted } from './problem.ts';

/** A link that the page shows. */
export interface LinkInPost {
  line: number;
  href: string;
}

/** Headings of levels that a post may not have; the only h1 is the page's title. */
export function rehypeHeadings() {
  const renamed = new Map([
    ['h1', 'h2'],
    ['h5', 'h4'],
    ['h6', 'h4'],
  ]);
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      node.tagName = renamed.get(node.tagName) ?? node.tagName;
    });
  };
}

/** Names what `rehypeSanitize` and `rehypeTidy` leave out of the page, and refuses links that browsers read in another way. */
export function rehypeNameOmitted() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (node) => {
      const { tagName, position } = node;
      const attributes = attributesOf(node);
      const tag = quoted(
        `<${tagName}${attributes.map(([name, value]) => ` ${name}${value && `="${value}"`}`).join('')}>`,
      );
      const remedy = remedies.get(tagName) ?? 'write &lt; for a < that is part of the text';
      if (allowedHtml.strip.includes(tagName)) {
        file.message(`${tag} is left out of the page with all that is in it; ${remedy}`, node);
        return SKIP;
      }
      // An element without a position was not written by the author.
      if (!position) return undefined;
      if (!allowedHtml.tagNames.includes(tagName)) {
        file.message(`${tag} is left out of the page, and the words in it stay; ${remedy}`, node);
        return undefined;
      }
      const allowed = new Map(attributesOf(sanitised(node)));
      if (tagName === 'a') checkLink(node, file);
      else if (tagName === 'img') checkPicture(node, file);
      for (const [name] of attributes)
        if (!allowed.has(name) && !checkedAbove.includes(name))
          file.message(`${name} of <${tagName}> is left out of the page; write it without`, node);
      return undefined;
    });
  };
}

/** `rel` and `target` are set by the import, the last two by `remark-rehype` in references to footnotes. */
const checkedAbove = ['href', 'src', 'rel', 'target', 'data-footnote-ref', 'aria-describedby'];

/** Attribute names and values as HTML writes them. */
function attributesOf({ properties }: Pick<Element, 'properties'>): [name: string, value: string][] {
  return Object.entries(properties).map(([property, value]) => [
    find(html, property).attribute,
    value === true ? '' : [value].flat().join(' '),
  ]);
}

/** An allowed element with those attributes that the page keeps. */
function sanitised(node: Element): Pick<Element, 'properties'> {
  const safe = sanitize({ ...node, children: [] }, { ...allowedHtml, ancestors: {} });
  return 'properties' in safe ? safe : { properties: {} };
}

function checkLink(node: Element, file: VFile): void {
  const href = String(node.properties.href ?? '');
  // Browsers drop tabs and line breaks in addresses, so `/⇥/evil.example` leads to another host. Markdown writes a tab as %09.
  if (/\p{Cc}|%[01][\da-f]|%7f/iu.test(href))
    file.fail(`expected no control characters in links, found ${JSON.stringify(href.slice(0, 80))}`, node);
  if (href === '') file.message('a link without an address is left out of the page; write [words](/address)', node);
  else if (!safeAddress.test(href))
    file.message(
      `the link ${href} is left out of the page: begin it with / for this site, with https:// for another, or with mailto: or tel:`,
      node,
    );
  else if (!isSeen(node)) file.message(`the link ${href} has no words to press; write [words](${href})`, node);
}

function checkPicture(node: Element, file: VFile): void {
  const source = String(node.properties.src ?? '');
  if (!sanitised(node).properties.src)
    file.message(`the picture ${quoted(source)} is left out of the page: only those below /uploads/ are shown`, node);
  else if (!String(node.properties.alt ?? '').trim())
    file.message(`the picture ${quoted(source)} has no description; write ![what it shows](${quoted(source)})`, node);
}

const plainWords = 'write the words without it';
const noForms = 'a post has no form: link to [our form](/contact)';
const film = 'show a film by a link to YouTube or Vimeo in a paragraph of its own, [what it shows](https://youtu.be/…)';

// A map, because a post may have a <constructor>.
const remedies = new Map([
  ...['font', 'span', 'center', 'div', 'section', 'big', 'small'].map((tag) => [tag, plainWords] as const),
  ...['form', 'input', 'select', 'option', 'textarea', 'label'].map((tag) => [tag, noForms] as const),
  ...['iframe', 'object', 'embed', 'video', 'audio'].map((tag) => [tag, film] as const),
  ['button', 'write a link, [words](/contact)'],
  ['script', 'a post runs no scripts'],
  ['style', 'a post has the styles of the site'],
  ['ins', 'write <u>words</u>'],
  ['strike', 'write ~~words~~'],
  ['tt', 'write `words`'],
]);

export function rehypeSanitize() {
  return (tree: Root) => sanitize(tree, allowedHtml) as Root; // of a root, it makes a root
}

/** Removes what sanitising left empty: paragraphs, links without address or words, pictures without a source. Collects other links. */
export function rehypeTidy() {
  return (tree: Root, file: VFile): Root => {
    const links: LinkInPost[] = [];
    file.data.links = links;
    // Elements may now be where browsers would not put them, such as a paragraph within a paragraph. A second `rehypeRaw` in the pipeline
    // would replace the first.
    const { children } = raw(tree, { file }) as Root;
    return { type: 'root', children: children.flatMap((node) => tidied(node, links)) };
  };
}

function tidied<Node extends RootContent>(node: Node, links: LinkInPost[]): (Node | ElementContent)[] {
  if (node.type !== 'element') return [node];
  node.children = node.children.flatMap((child) => tidied(child, links));
  const { tagName, properties, children } = node;
  if (tagName === 'p' && children.length === 0) return [];
  if (tagName === 'img' && !properties.src) return [];
  if (tagName !== 'a') return [node];
  const href = String(properties.href ?? '');
  if (href === '') return children;
  if (!isSeen(node)) return [];
  links.push({ line: node.position?.start.line ?? 1, href });
  properties.rel = /^https:/i.test(href) ? ['noopener'] : undefined;
  return [node];
}

function isSeen(node: Element): boolean {
  return (
    textOf(node).trim() !== '' ||
    node.children.some((child) => child.type === 'element' && (child.tagName === 'img' || isSeen(child)))
  );
}
