import { setTimeout as pause } from 'node:timers/promises';
import type { Stage } from './stages.ts';
import type { Visit } from './visits.ts';

/** An edge's log comes through a pipe, and so may be read after the answer that it is about. */
const log = { maxReads: 20, pauseMs: 25 };

export interface Cause {
  /** The exception, and the line of the sources that threw it. */
  message: string;
  /** Whether something was thrown. What was late or cut short may be the machine's doing. */
  isThrown: boolean;
}

/** What is behind a page that failed on the server; undefined if nothing was logged. */
export async function causeOf(
  { log: lines }: Stage,
  { path, part }: Pick<Visit, 'path' | 'part'>,
): Promise<Cause | undefined> {
  for (let reads = 0; reads < log.maxReads; reads += 1) {
    const logged = lines.map(messageOf).findLast((text) => text.startsWith(`${path}: `) || text.startsWith(`${part} `));
    if (logged) return { message: inOneLine(logged), isThrown: /\n\s+at /.test(logged) };
    await pause(log.pauseMs);
  }
  return undefined;
}

/** An edge logs one JSON object in each line. */
function messageOf(line: string): string {
  try {
    return String(JSON.parse(line).msg);
  } catch {
    return line;
  }
}

function inOneLine(logged: string): string {
  const [first = '', second = ''] = logged.replace(/^\S+: (?=\S+ failed while rendering)/, '').split('\n');
  // Where nothing stands behind the colon, the exception is on the next line.
  const line = first.endsWith(':') ? `${first} ${second.trim()}` : first;
  const exception = line.replace(/^\S+ (?:failed while rendering|could not be loaded for rendering): /, '');
  const place = placeIn(logged);
  return place ? `${exception}, thrown at ${place}` : exception;
}

/** The first line of our own sources in a stack: `pages/ContactPage.tsx:12:9`; without a source map that of the module in its release's folder. */
function placeIn(stack: string): string | undefined {
  const places = [...stack.matchAll(/^\s+at (?:.*\()?(\S+:\d+:\d+)\)?$/gm)].map(([, place = '']) => place);
  const own = places.find((place) => !/node_modules|^node:/.test(place));
  return own?.replace(/^(?:webpack|file):\/\/(?:[^/]*\/)?(?:\.\/)?/, '').replace(/^.*\/[0-9a-f]{12}\//, '');
}
