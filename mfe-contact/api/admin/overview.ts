import { escapeHiddenInLine, isolateDirection } from '@site/contracts/visible-text';
import { indianClock } from '../calendar.ts';
import type { ListedEnquiry } from './admin-protocol.ts';

/** Narrower terminals break the lines. */
const minWidth = 80;
/** From this width on, the state also names the person. */
const wideWidth = 110;

/** The table that sales reads: one line for each enquiry, as wide as the terminal. */
export async function writeOverview(
  enquiries: AsyncIterable<ListedEnquiry>,
  { width, now, write }: { width: number; now: Date; write: (text: string) => void },
): Promise<void> {
  const layout = layoutFor(width);
  const count = { new: 0, done: 0, dead: 0 };
  write(lineOf(layout, ['REFERENCE', 'INDIAN TIME', 'STATE', 'NAME', 'COMPANY', 'MESSAGE']));
  for await (const enquiry of enquiries) {
    const { reference, receivedAt, fullName, companyName, message, deliveries } = enquiry;
    const state = stateOf(enquiry, layout.isWide);
    write(lineOf(layout, [reference, shortTime(receivedAt, now), state, fullName, companyName, message]));
    count[enquiry.state]++;
    if (deliveries.some((delivery) => delivery.state === 'dead')) count.dead++;
  }
  write(`\n${count.new} new, ${count.done} done.\n`);
  if (count.dead > 0) write(`Not delivered: ${count.dead}; see npm run enquiries -- list --dead\n`);
}

interface Layout {
  widths: number[];
  isWide: boolean;
}

function layoutFor(width: number): Layout {
  const isWide = width >= wideWidth;
  const fixed = [13, 12, isWide ? 20 : 11];
  const gaps = 5 * 2;
  const rest = Math.max(width, minWidth) - gaps - fixed.reduce((sum, one) => sum + one);
  const [name, company] = [Math.floor(rest * 0.28), Math.floor(rest * 0.3)];
  return { widths: [...fixed, name, company, rest - name - company], isWide };
}

function lineOf({ widths }: Layout, cells: string[]): string {
  return `${cells
    .map((cell, column) => fitted(cell, widths[column] ?? 0))
    .join('  ')
    .trimEnd()}\n`;
}

function stateOf({ state, doneAt, doneBy }: ListedEnquiry, isWide: boolean): string {
  if (state === 'new') return state;
  const done = `done ${dayOf(indianClock(new Date(doneAt)))}`;
  return isWide ? `${done}, ${doneBy}` : done;
}

/** Like `ls`: the time for this year's, the year for older ones. */
function shortTime(receivedAt: string, now: Date): string {
  const clock = indianClock(new Date(receivedAt));
  const isThisYear = clock.slice(0, 4) === indianClock(now).slice(0, 4);
  return `${dayOf(clock)} ${isThisYear ? clock.slice(11) : clock.slice(0, 4)}`;
}

function dayOf(clock: string): string {
  return `${clock.slice(8, 10)} ${months[Number(clock.slice(5, 7)) - 1]}`;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Cut or padded to this width, so that columns align; never cut inside a character of Hindi. */
function fitted(text: string, width: number): string {
  const line = escapeHiddenInLine(text);
  if (widthOf(line) <= width) return isolateDirection(line) + ' '.repeat(width - widthOf(line));
  let head = '';
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    if (widthOf(head + segment) > width - 1) break;
    head += segment;
  }
  return isolateDirection(`${head}…`) + ' '.repeat(width - 1 - widthOf(head));
}

/** In terminals, combining marks take no column of their own, and emoji take two. */
function widthOf(text: string): number {
  const signs = text.match(/[\p{Mn}\p{Me}\p{Cf}]/gu)?.length ?? 0;
  const pictures = text.match(/\p{Emoji_Presentation}/gu)?.length ?? 0;
  return [...text].length - signs + pictures;
}
