import { Parser } from 'htmlparser2';

/** The header and the page's first block. */
export interface FirstView {
  /** What a selector can ask for, as it stands there: `main`, `.title`, `#main`, `[data-tone]` and `[data-tone="deep"]`. */
  names: Set<string>;
  /** Selectors of all that stands after it. */
  rest: string[];
}

interface OpenElement {
  name: string;
  /** Which child of its parent it is, from 1. */
  place: number;
  children: number;
  /** What it holds is seen, but for a summary, once the visitor opens it. */
  isClosed: boolean;
  isSeen: boolean;
}

/** Reads the body's markup up to the end of the first block in `main`, and all of `main` where it has no block. */
export function readFirstView(body: string): FirstView {
  const names = new Set(['html', 'body', ':root', '*']);
  const open: OpenElement[] = [];
  let block: OpenElement | undefined;
  let rest = ['#main~*'];
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = openIn(open.at(-1), name, attributes);
      if (element.isSeen) addNames(names, name, attributes);
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
  parser.end(body);
  return { names, rest };
}

function openIn(parent: OpenElement | undefined, name: string, attributes: Record<string, string>): OpenElement {
  if (parent) parent.children++;
  return {
    name,
    place: parent?.children ?? 1,
    children: 0,
    isClosed: (name === 'dialog' || name === 'details') && !('open' in attributes),
    isSeen: !parent || (parent.isSeen && (!parent.isClosed || name === 'summary')),
  };
}

function addNames(names: Set<string>, tag: string, attributes: Record<string, string>) {
  names.add(tag);
  for (const [name, value] of Object.entries(attributes)) names.add(`[${name}]`).add(`[${name}="${value}"]`);
  for (const name of attributes.class?.split(' ') ?? []) names.add(`.${name}`);
  if (attributes.id) names.add(`#${attributes.id}`);
}

/** Selects what follows an element or one that it stands in, inside `main`. */
function following(path: OpenElement[]): string[] {
  return path.map((_, depth) => {
    const steps = path.slice(0, depth + 1).map(({ place }) => `>:nth-child(${place})`);
    return `#main${steps.join('')}~*`;
  });
}
