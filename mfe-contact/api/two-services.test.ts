import { itOnPostgres } from '@site/service/testing/it-on-postgres';
import { listenAsService } from './testing/open-contact-service.ts';
import { runEnquiries } from './testing/run-enquiries.ts';
import { openForm, openPair, postEnquiry, sendEnquiry } from './testing/service-process.ts';

describe('two services on one PostgreSQL', () => {
  itOnPostgres("accept each other's tokens", async () => {
    const [one, other] = (await openListening()).services;
    expect((await sendEnquiry(other.address, await openForm(one.address))).status).toBe(201);
    const planted = { cookie: 'XSRF-TOKEN=planted.signature', 'x-xsrf-token': 'planted.signature' };
    expect((await sendEnquiry(other.address, planted)).status).toBe(403);
  });

  itOnPostgres('count a visitor together', async () => {
    const [one, other] = (await openListening()).services;
    const visit = (address: string) => sendEnquiry(address, { 'x-client-address': '203.0.113.7' });
    const attempts = Array.from({ length: 30 }, (_, number) => visit(number % 2 ? one.address : other.address));
    expect(new Set((await Promise.all(attempts)).map(({ status }) => status))).toEqual(new Set([201]));
    const refused = await Promise.all([visit(one.address), visit(other.address)]);
    expect(refused.map(({ status }) => status)).toEqual([429, 429]);
    expect(Number(refused[0].headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await sendEnquiry(one.address, { 'x-client-address': '203.0.113.8' })).status).toBe(201);
  });

  itOnPostgres('obey commands at either', async () => {
    const { pair, services } = await openListening();
    const reference = (await postEnquiry(services[0].address)) ?? '';
    const command = (dataDir: string, args: string[]) => runEnquiries(dataDir, [...args, '--json']);
    expect(JSON.parse((await command(pair.folders[1], ['done', reference])).stdout)).toMatchObject({ state: 'done' });
    expect(JSON.parse((await command(pair.folders[0], ['show', reference])).stdout)).toMatchObject({
      doneBy: 'meena',
    });
  });
});

async function openListening() {
  const pair = await openPair();
  const environment = { DATABASE_URL: pair.databaseUrl };
  const [first, second] = pair.folders;
  const services = await Promise.all([listenAsService(first, environment), listenAsService(second, environment)]);
  return { pair, services };
}
