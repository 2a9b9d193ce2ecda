import { rm } from 'node:fs/promises';
import { fillDisk } from '@site/service/testing/processes';
import { sampleEnquiry } from '../../contract/testing/sample-enquiry.ts';
import { createContactService } from '../contact-service.ts';
import { readContactSettings } from '../settings.ts';

// Run by a test on a disk of its own.
const site = 'https://www.sevantra.example';
const dataDir = process.argv[2] ?? '';
const app = await createContactService(readContactSettings({ DATA_DIR: dataDir, SITE_URL: site, LOG_LEVEL: 'silent' }));
await report('before', 'first enquiry');
const filler = await fillDisk(dataDir);
await report('full', 'first '.repeat(300));
await report('still full', 'second '.repeat(300));
await rm(filler);
await report('after', 'second '.repeat(300));
await app.close();

async function report(when: string, message: string) {
  const headers = { origin: site };
  const payload = { ...sampleEnquiry, message };
  const response = await app.inject({ method: 'POST', url: '/api/v1/generalEnquiry', payload, headers });
  if (response.statusCode === 422) throw new Error(response.body);
  const live = await app.inject('/_/live');
  const ready = await app.inject('/_/ready');
  console.log(
    `${when}: ${response.statusCode}, again in ${response.headers['retry-after']}; ${live.statusCode} ${ready.statusCode}`,
  );
}
