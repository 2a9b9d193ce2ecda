import { Parser } from 'htmlparser2';

/** The header and the page's first block. */
export interface FirstView {
  /** Names that selectors can match: `main`, `.title`, `#main`, `[data-tone]` and `[data-tone="deep"]`. */
  names: Set<string>;
  /** Selectors of everything after it. */
  laterSelectors: string[];
}

interface OpenElement {
  name: string;
  /** Its position among the children of its parent, from 1. */
  index: number;
  children: number;
  /** Whether all but its summary is hidden until the visitor opens it. */
  isClosed: boolean;
  isSeen: boolean;
}

/** Reads the body's markup up to the end of the first block in `main`, or of `main` where it has no block. */
export function readFirstView(body: string): FirstView {
  const names = new Set(['html', 'body']);
  const open: OpenElement[] = [{ name: 'body', index: 1, children: 0, isClosed: false, isSeen: true }];
  let block: OpenElement | undefined;
  let laterSelectors = ['#main~*'];
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = openIn(open.at(-1), name, 'open' in attributes);
      if (element.isSeen) for (const selector of namesOf(name, attributes)) names.add(selector);
      open.push(element);
      const main = open.findIndex((one) => one.name === 'main');
      if (block || main < 0 || (name !== 'header' && name !== 'section')) return;
      block = element;
      laterSelectors = [...laterSelectors, ...following(open.slice(main + 1))];
    },
    onclosetag() {
      const closed = open.pop();
      // The rest is not read.
      if (closed && (closed === block || closed.name === 'main')) parser.pause();
    },
  });
  parser.end(body);
  return { names, laterSelectors };
}

function openIn(parent: OpenElement | undefined, name: string, isOpen: boolean): OpenElement {
  if (parent) parent.children++;
  const isClosed = (name === 'dialog' || name === 'details') && !isOpen;
  const isHidden = parent?.isClosed ? name !== 'summary' : isClosed && name === 'dialog';
  return { name, index: parent?.children ?? 1, children: 0, isClosed, isSeen: parent?.isSeen === true && !isHidden };
}

function namesOf(tag: string, attributes: Record<string, string>): string[] {
  const { class: classes = '', id } = attributes;
  const attributeSelectors = Object.entries(attributes).flatMap(([name, value]) => [
    `[${name}]`,
    `[${name}="${value}"]`,
  ]);
  return [tag, ...classes.split(' ').map((name) => `.${name}`), ...(id ? [`#${id}`] : []), ...attributeSelectors];
}

/** Selects what follows an element, or any of its ancestors, inside `main`. */
function following(path: OpenElement[]): string[] {
  return path.map((_, depth) => {
    const steps = path.slice(0, depth + 1).map(({ index }) => `>:nth-child(${index})`);
    return `#main${steps.join('')}~*`;
  });
}
