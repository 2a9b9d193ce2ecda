import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as htmlNames, serialize } from 'parse5';
import { allowedTags, isAllowedAttribute, safeAddress } from '../../contract/allowed-html.ts';
import { filmAt } from '../../contract/films.ts';
import { type LineDiagnostic, quoted } from './diagnostic.ts';
import { droppedTags, parseHtml, UnusableHtml, wellFormed } from './parse-html.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

interface SafeHtml {
  /** Well-formed: parsed and written again, it stays the same. */
  html: string;
  diagnostics: LineDiagnostic[];
  links: LinkInPost[];
}

/** A link that the page shows. */
export interface LinkInPost {
  line: number;
  href: string;
}

/**
 * Keeps what a post may contain and says what it leaves out, with the line that `lineAt` gives for a place in the HTML. Throws
 * `UnusableHtml`.
 */
export function safeHtml(html: string, lineAt: (offset: number) => number): SafeHtml {
  const diagnostics = new Map<string, LineDiagnostic>();
  const links: LinkInPost[] = [];
  const fragment = parseHtml(html, lineAt);

  const lineOf = (node: Node) => lineAt(node.sourceCodeLocation?.startOffset ?? 0);
  const report = (node: Node, message: string) => {
    const line = lineOf(node);
    diagnostics.set(`${line} ${message}`, { line, message });
  };

  function clean(parent: Parent): void {
    const kept = parent.childNodes.flatMap(cleanNode);
    parent.childNodes = [];
    for (const node of kept) defaultTreeAdapter.appendChild(parent, node);
  }

  function cleanNode(node: Node): Node[] {
    if (defaultTreeAdapter.isTextNode(node)) return [node];
    if (!defaultTreeAdapter.isElementNode(node)) return withoutComment(node);
    node.tagName = renamedTags[node.tagName] ?? node.tagName;
    const film = node.tagName === 'iframe' ? filmAt(attributeOf(node, 'src') ?? '') : undefined;
    if (film) return [filmFrame(node)];
    if (node.namespaceURI !== htmlNames.NS.HTML || removedWithContent.has(node.tagName)) {
      report(node, `${startTagOf(node)} is left out of the page with all that is in it; ${remedyFor(node)}`);
      return [];
    }
    if (!allowedTags.includes(node.tagName)) {
      if (node.sourceCodeLocation)
        report(node, `${startTagOf(node)} is left out of the page, and the words in it stay; ${remedyFor(node)}`);
      clean(node);
      return node.childNodes;
    }
    return cleanAllowed(node);
  }

  function cleanAllowed(node: Element): Node[] {
    if (isUnclosed(node)) report(node, `<${node.nodeName}> is not closed; write </${node.nodeName}> where it ends`);
    clean(node);
    if (node.tagName === 'a') return cleanLink(node);
    if (node.tagName === 'img' && !keepsPicture(node)) return [];
    keepAllowed(node);
    if (node.tagName === 'p') return node.childNodes.length > 0 ? [filmCard(node)] : [];
    return [node];
  }

  function withoutComment(node: Node): Node[] {
    const { startOffset = 0, endOffset = 0 } = node.sourceCodeLocation ?? {};
    const source = html.slice(startOffset, endOffset);
    if (!source.startsWith('<!--')) report(node, `${quoted(source)} is left out of the page; write &lt; for a <`);
    return [];
  }

  function cleanLink(node: Element): Node[] {
    const href = attributeOf(node, 'href') ?? '';
    // Browsers drop a tab or a line break inside an address, so that `/⇥/evil.example` leads to another host. Markdown writes a tab in
    // angle brackets as %09.
    if (/\p{Cc}|%[01][\da-f]|%7f/iu.test(href))
      throw new UnusableHtml(
        `expected no control characters in links, found ${JSON.stringify(href.slice(0, 80))}`,
        lineOf(node),
      );
    if (!safeAddress.test(href)) {
      report(
        node,
        href === ''
          ? 'a link without an address is left out of the page; write [words](/address)'
          : `the link ${href} is left out of the page: begin it with / for this site, with https:// for another, or with mailto: or tel:`,
      );
      return node.childNodes;
    }
    if (!node.childNodes.some(isSeen)) {
      report(node, `the link ${href} has no words to press; write [words](${href})`);
      return [];
    }
    links.push({ line: lineOf(node), href });
    // Only this import sets `rel` and `target`.
    node.attrs = node.attrs.filter(({ name }) => name !== 'rel' && name !== 'target');
    keepAllowed(node);
    if (/^https:/i.test(href)) node.attrs.push({ name: 'rel', value: 'noopener' });
    return [node];
  }

  function keepsPicture(node: Element): boolean {
    const source = attributeOf(node, 'src') ?? '';
    const isOurs = isAllowedAttribute('img', 'src', source);
    if (!isOurs)
      report(node, `the picture ${quoted(source)} is left out of the page: only those below /uploads/ are shown`);
    else if (!attributeOf(node, 'alt')?.trim())
      report(node, `the picture ${quoted(source)} has no description; write ![what it shows](${quoted(source)})`);
    return isOurs;
  }

  function keepAllowed(node: Element): void {
    node.attrs = node.attrs.filter(({ name, value }) => {
      const isKept = isAllowedAttribute(node.tagName, name, value);
      if (!isKept && node.sourceCodeLocation)
        report(node, `${name} of <${node.tagName}> is left out of the page; write it without`);
      return isKept;
    });
  }

  /** A link to a film in a paragraph of its own becomes a card. */
  function filmCard(paragraph: Element): Element {
    const [link, ...others] = paragraph.childNodes.filter((node) => !isBlank(node));
    if (!link || others.length > 0 || !defaultTreeAdapter.isElementNode(link) || link.tagName !== 'a') return paragraph;
    const href = attributeOf(link, 'href') ?? '';
    const film = filmAt(href);
    if (!film) return paragraph;
    const isNamed = textOf(link) !== '' && !filmAt(textOf(link));
    if (!isNamed) report(link, `the film has no name; write [what it shows](${href})`);
    const title = element('strong', [], isNamed ? link.childNodes : [text('Film')]);
    const play = element('em', [], [text(`Play on ${film.site}`)]);
    link.attrs = [
      { name: 'href', value: film.page },
      { name: 'rel', value: 'noopener' },
    ];
    link.childNodes = [];
    for (const node of [title, text(' '), play]) defaultTreeAdapter.appendChild(link, node);
    return element('p', [{ name: 'data-film', value: '' }], [link]);
  }

  /** What film sites offer for copying. */
  function filmFrame(frame: Element): Element {
    const src = attributeOf(frame, 'src') ?? '';
    const link = element('a', [{ name: 'href', value: src }], [text(attributeOf(frame, 'title') ?? '')]);
    link.sourceCodeLocation = frame.sourceCodeLocation;
    return filmCard(element('p', [], [link]));
  }

  for (const { tag, offset } of droppedTags(html, fragment)) {
    const line = lineAt(offset);
    const message = `${quoted(tag)} is left out of the page; write &lt; for a < that is part of the text`;
    diagnostics.set(`${line} ${message}`, { line, message });
  }
  clean(fragment);
  return { html: wellFormed(serialize(fragment)).trim(), diagnostics: [...diagnostics.values()], links };
}

// Headings of levels that a post may not have; the only h1 is the page's title.
const renamedTags: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' };

/** Elements whose content is no text of the post: it is removed with them. */
const removedWithContent = new Set([
  ...['script', 'style', 'iframe', 'object', 'embed', 'applet', 'template', 'title', 'noembed', 'noframes', 'noscript'],
  ...['audio', 'video', 'canvas', 'map', 'frameset', 'input', 'link', 'meta', 'base'],
]);

function remedyFor({ tagName }: Element): string {
  return remedies[tagName] ?? 'write &lt; for a < that is part of the text';
}

const plainWords = 'write the words without it';
const noForms = 'a post has no form: link to [our form](/contact)';
const film = 'show a film by a link to YouTube or Vimeo in a paragraph of its own, [what it shows](https://youtu.be/…)';

const remedies: Record<string, string> = {
  ...Object.fromEntries(['font', 'span', 'center', 'div', 'section', 'big', 'small'].map((tag) => [tag, plainWords])),
  ...Object.fromEntries(['form', 'input', 'select', 'option', 'textarea', 'label'].map((tag) => [tag, noForms])),
  ...Object.fromEntries(['iframe', 'object', 'embed', 'video', 'audio'].map((tag) => [tag, film])),
  button: 'write a link, [words](/contact)',
  script: 'a post runs no scripts',
  style: 'a post has the styles of the site',
  ins: 'write <u>words</u>',
  strike: 'write ~~words~~',
  tt: 'write `words`',
};

const closedByOthers = ['p', 'li', 'td', 'th', 'tr', 'thead', 'tbody', 'br', 'hr', 'img'];

function isUnclosed({ nodeName, sourceCodeLocation }: Element): boolean {
  return Boolean(sourceCodeLocation && !sourceCodeLocation.endTag) && !closedByOthers.includes(nodeName);
}

function startTagOf(node: Element): string {
  const attributes = node.attrs.map(({ name, value }) => ` ${name}${value && `="${value}"`}`).join('');
  return quoted(`<${node.nodeName}${attributes}>`);
}

function attributeOf(node: Element, name: string): string | undefined {
  return node.attrs.find((attribute) => attribute.name === name)?.value;
}

function isSeen(node: Node): boolean {
  if (defaultTreeAdapter.isTextNode(node)) return node.value.trim() !== '';
  return 'childNodes' in node && (node.nodeName === 'img' || node.childNodes.some(isSeen));
}

function isBlank(node: Node): boolean {
  return defaultTreeAdapter.isTextNode(node) && node.value.trim() === '';
}

function textOf(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value.trim();
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function text(value: string): DefaultTreeAdapterTypes.TextNode {
  return defaultTreeAdapter.createTextNode(value);
}

function element(tag: string, attrs: Element['attrs'], children: Node[]): Element {
  const made = defaultTreeAdapter.createElement(tag, htmlNames.NS.HTML, attrs);
  for (const child of children) defaultTreeAdapter.appendChild(made, child);
  return made;
}
