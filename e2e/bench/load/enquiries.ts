import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addressesOf, type RunningSite } from '@site/runner/site';
import { atLeast, atMost, type Goal, median } from '../goals.ts';
import { runWrk } from '../wrk.ts';

const rounds = 3;

/** What the contact service takes, each stored on the disk before it is acknowledged. */
export async function measureEnquiries(site: RunningSite, folder: string): Promise<Goal[]> {
  const script = path.join(folder, 'enquiries.lua');
  await writeFile(script, `local about = ${enquiryInLua(site.url)}\n${requestInLua}`);
  const address = `${addressesOf(site).contact}/api/v1/generalEnquiry`;
  // The first seconds of a process are its compiler's.
  runWrk(address, script);
  const loads = Array.from({ length: rounds }, () => runWrk(address, script));
  const refused = loads.reduce((sum, load) => sum + load.refused, 0);
  if (refused > 0) throw new Error(`${refused} enquiries were refused.`);
  return [
    atLeast('enquiries stored', median(loads.map(({ perSecond }) => perSecond)), '/s', 1_000),
    atMost('enquiries, 99th percentile', median(loads.map(({ p99 }) => p99)), 'ms', 100),
  ];
}

/** A Lua table: headers and body of an enquiry that the site's own page sends. */
export function enquiryInLua(site: string): string {
  const body = JSON.stringify({
    fullName: 'Asha Verma',
    emailId: 'asha@school.example',
    contactNumber: '9876543210',
    companyName: 'Verma School',
    message: 'Two taps leak in the science block, and the tank on its roof has not been cleaned since the monsoon.',
  });
  return `{ body = [[${body}]], origin = '${site}', host = '${new URL(site).host}' }`;
}

const requestInLua = `
local sent = 0
request = function()
  sent = sent + 1
  return wrk.format('POST', nil, {
    ['content-type'] = 'application/json',
    ['origin'] = about.origin,
    ['x-forwarded-host'] = about.host,
    ['x-client-address'] = string.format('%d.%d.%d.1', 1 + sent / 65536 % 200, sent / 256 % 256, sent % 256),
  }, about.body)
end
`;
