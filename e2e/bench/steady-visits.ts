import { setTimeout as pause } from 'node:timers/promises';

const addresses = ['/', '/services', '/contact', '/blogs'];

/** Asks for each page until it comes complete. */
export async function askForAll(site: string): Promise<void> {
  for (const address of addresses) while (await faultOf(site + address)) await pause(100);
}

interface Visits {
  perSecond: number;
  seconds: number;
  /** Every fifth visitor sends an enquiry. */
  sends?: boolean;
}

/** Asks for pages at a steady pace, whether or not answers come, and counts what a visitor would call a failure. Times in milliseconds. */
export async function countFailures(site: string, { perSecond, seconds, sends = false }: Visits) {
  const began = performance.now();
  const underWay: Promise<void>[] = [];
  const faults: string[] = [];
  let slowest = 0;

  async function visit(number: number) {
    const start = performance.now();
    const isSender = sends && number % 5 === 0;
    const fault = isSender ? await sendEnquiry(site, number) : await faultOf(site + addressOf(number));
    if (fault) faults.push(fault);
    slowest = Math.max(slowest, performance.now() - start);
  }

  for (let asked = 0; asked < perSecond * seconds; asked += 1) {
    await pause(Math.max(0, began + (asked * 1_000) / perSecond - performance.now()));
    underWay.push(visit(asked));
  }
  await Promise.all(underWay);
  return { asked: underWay.length, faults, slowest };
}

function addressOf(number: number): string {
  return addresses[number % addresses.length] ?? '/';
}

/** What a visitor hears instead of a reference; undefined if it is one. Each has an address of their own: one may send only a few. */
async function sendEnquiry(site: string, number: number): Promise<string | undefined> {
  const visitor = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  const enquiry = {
    fullName: 'Asha Verma',
    emailId: 'asha@school.example',
    contactNumber: '9876543210',
    companyName: 'Verma Public School',
    message: `Two taps leak, says letter ${number}.`,
  };
  try {
    const answer = await fetch(`${site}/api/v1/generalEnquiry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site, 'x-visitor': visitor },
      body: JSON.stringify(enquiry),
      signal: AbortSignal.timeout(15_000),
    });
    await answer.text();
    return answer.status === 201 ? undefined : `enquiry: status ${answer.status}`;
  } catch (error) {
    return `enquiry: ${error}`;
  }
}

/** What a visitor gets instead of a complete page; undefined if it is complete. */
async function faultOf(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    const isWhole = (await answer.text()).includes('</html>');
    return answer.ok && isWhole ? undefined : `status ${answer.status}${isWhole ? '' : ', half a page'}`;
  } catch (error) {
    return String(error);
  }
}

/** Asks for these addresses in turn at a steady pace, whether or not answers come. How long each took, in milliseconds; one that failed counts as endless. */
export async function timesOf(
  site: string,
  addresses: string[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<number[]> {
  const began = performance.now();
  const underWay: Promise<number>[] = [];
  for (let asked = 0; asked < perSecond * seconds; asked += 1) {
    await pause(Math.max(0, began + (asked * 1_000) / perSecond - performance.now()));
    underWay.push(timeOf(`${site}${addresses[asked % addresses.length]}`));
  }
  return Promise.all(underWay);
}

/** A page that says 'not found' is a page; one that says 'come back' is not what the visitor wanted. */
async function timeOf(url: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
  await answer?.text();
  return answer && answer.status < 500 ? performance.now() - start : Number.POSITIVE_INFINITY;
}
