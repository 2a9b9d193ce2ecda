export interface Promised {
  /** Section of the specification and place in it: '2.14'. */
  number: string;
  /** Heading that the row stands under. */
  section: string;
  quote: string;
  /** Files and folders of the repository. */
  places: string[];
  /** Numbers of the decisions on the specification, cited as `S12`. */
  decisions: number[];
  proofs: Proof[];
}

export interface Proof {
  file: string;
  title: string;
}

/** The rows of `promises.md`, in their order. */
export function readPromises(markdown: string): Promised[] {
  let section = '';
  return markdown.split('\n').flatMap((line) => {
    section = /^##+ (.+)$/.exec(line)?.[1] ?? section;
    const [, number = '', quote = '', places = '', decisions = '', proofs = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return /^\d/.test(number)
      ? [
          {
            number,
            section,
            quote,
            places: placesIn(places),
            decisions: decisionsIn(decisions),
            proofs: proofsIn(proofs),
          },
        ]
      : [];
  });
}

function placesIn(cell: string): string[] {
  return Array.from(cell.matchAll(/`([^`]+)`/g), ([, place = '']) => place);
}

function decisionsIn(cell: string): number[] {
  return (cell.match(/(?<=\bS)\d+/g) ?? []).map(Number);
}

/** Each proof is a file in backticks and the title of a test in it; several stand in lines of their own. */
function proofsIn(cell: string): Proof[] {
  if (!cell) return [];
  return cell.split('<br>').map((line) => {
    const [, file, title] = /^\s*`([^`]+)` (.+?)\s*$/.exec(line) ?? [];
    if (!file || !title) throw new Error(`"${line}" is no file in backticks with the title of a test behind it.`);
    return { file, title };
  });
}
