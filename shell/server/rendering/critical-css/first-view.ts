import { Parser } from 'htmlparser2';

/** The header and the page's first block. */
export interface FirstView {
  /** Its elements by each of their names. */
  seen: Map<string, SeenElement[]>;
  /** Selectors of all that stands after it. */
  rest: string[];
}

export interface SeenElement {
  /** What a selector can ask for: `*`, `main`, `.title`, `#main`, `[data-tone]` and `[data-tone="deep"]`. */
  names: Set<string>;
  parent?: SeenElement | undefined;
}

interface OpenElement {
  name: string;
  /** Which child of its parent it is, from 1. */
  place: number;
  children: number;
  /** What it holds is seen, but for a summary, once the visitor opens it. */
  isClosed: boolean;
  /** Undefined where it is not seen. */
  seen: SeenElement | undefined;
}

/** Reads the body's markup up to the end of the first block in `main`, and all of `main` where it has no block. */
export function readFirstView(body: string): FirstView {
  const html = { names: new Set(['*', 'html']) };
  const root = { names: new Set(['*', 'body']), parent: html };
  const seen: FirstView['seen'] = new Map();
  const open: OpenElement[] = [{ name: 'body', place: 1, children: 0, isClosed: false, seen: root }];
  let block: OpenElement | undefined;
  let rest = ['#main~*'];
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = openIn(open.at(-1), name, attributes);
      if (element.seen) addTo(seen, element.seen);
      open.push(element);
      const main = open.findIndex((one) => one.name === 'main');
      if (block || main < 0 || (name !== 'header' && name !== 'section')) return;
      block = element;
      rest = [...rest, ...following(open.slice(main + 1))];
    },
    onclosetag() {
      const closed = open.pop();
      // Not read further.
      if (closed && (closed === block || closed.name === 'main')) parser.pause();
    },
  });
  addTo(seen, html);
  addTo(seen, root);
  parser.end(body);
  return { seen, rest };
}

function addTo(seen: FirstView['seen'], element: SeenElement) {
  for (const name of element.names) {
    const others = seen.get(name);
    if (others) others.push(element);
    else seen.set(name, [element]);
  }
}

function openIn(parent: OpenElement | undefined, name: string, attributes: Record<string, string>): OpenElement {
  if (parent) parent.children++;
  const isClosed = (name === 'dialog' || name === 'details') && !('open' in attributes);
  const isHidden = parent?.isClosed ? name !== 'summary' : isClosed && name === 'dialog';
  return {
    name,
    place: parent?.children ?? 1,
    children: 0,
    isClosed,
    seen: parent?.seen && !isHidden ? { names: namesOf(name, attributes), parent: parent.seen } : undefined,
  };
}

function namesOf(tag: string, attributes: Record<string, string>): Set<string> {
  const names = new Set(['*', tag]);
  for (const [name, value] of Object.entries(attributes)) names.add(`[${name}]`).add(`[${name}="${value}"]`);
  for (const name of attributes.class?.split(' ') ?? []) names.add(`.${name}`);
  if (attributes.id) names.add(`#${attributes.id}`);
  return names;
}

/** Selects what follows an element or one that it stands in, inside `main`. */
function following(path: OpenElement[]): string[] {
  return path.map((_, depth) => {
    const steps = path.slice(0, depth + 1).map(({ place }) => `>:nth-child(${place})`);
    return `#main${steps.join('')}~*`;
  });
}
