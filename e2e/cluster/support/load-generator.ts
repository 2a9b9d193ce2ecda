import { once } from 'node:events';
import { keepRequesting } from '../../support/keep-requesting.ts';
import { requestAsVisitor, sendEnquiry } from '../../support/request-as-visitor.ts';

// A process of its own, so that nothing else a test does delays a visit: `load-generator.ts SITE FIRST PER_SECOND ADDRESS…`.
// Visits the addresses in turn until its parent says stop, then reports.
const [site = '', first = '0', perSecond = '0', ...addresses] = process.argv.slice(2);

export interface Report {
  /** Pages, pictures and calls that were requested. */
  requests: number;
  failed: string[];
  slowestMs: number;
  /** The longest time without a good response. */
  longestGapMs: number;
  sent: number;
  references: string[];
  /** First responses to enquiries that were accepted when they were sent again. */
  repeated: string[];
  neverAccepted: string[];
}

const report: Report = {
  requests: 0,
  failed: [],
  slowestMs: 0,
  longestGapMs: 0,
  sent: 0,
  references: [],
  repeated: [],
  neverAccepted: [],
};
let lastResponseAt = performance.now();

const stop = keepRequesting(
  (number) => (number % 5 === 4 ? send(Number(first) + number) : requestPage(Number(first) + number)),
  Number(perSecond),
);
await once(process, 'message');
await stop();
process.send?.(report, () => process.disconnect());

async function requestPage(number: number) {
  const address = addresses[number % addresses.length] ?? '/';
  const requestedAt = performance.now();
  report.requests += 1;
  const { status, text } = await requestAsVisitor(site, address, number);
  report.slowestMs = Math.max(report.slowestMs, performance.now() - requestedAt);
  const isWhole = !text.startsWith('<!') || text.trimEnd().endsWith('</html>');
  if (status === 200 && isWhole) noteGoodResponse();
  else fail(`${address}: ${status === 0 ? text : status}${isWhole ? '' : ', half a page'}`);
}

/** Said at once too: a run may take hours. */
function fail(fault: string) {
  report.failed.push(fault);
  console.error(new Date().toISOString(), fault);
}

async function send(number: number) {
  report.sent += 1;
  const { reference, refusals } = await sendEnquiry(site, number);
  if (reference) report.references.push(reference);
  else report.neverAccepted.push(refusals.at(-1) ?? 'nothing');
  const [refused] = refusals;
  if (reference && refused) report.repeated.push(refused);
}

function noteGoodResponse() {
  const now = performance.now();
  report.longestGapMs = Math.max(report.longestGapMs, now - lastResponseAt);
  lastResponseAt = now;
}
