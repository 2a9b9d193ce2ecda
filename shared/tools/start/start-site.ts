import { addressesOf, runSite } from '@site/runner/site';
import { edgePlan, servicePlans } from '@site/runner/site-plan';
import { countLostLines } from '@site/service/keep-writing';
import { type CheckoutOptions, goLive, planSite } from './plan-site.ts';
import { sayDefaults } from './say-defaults.ts';
import { serveHandOver } from './serve-hand-over.ts';
import { beginStep, tell } from './steps.mjs';

/** How often the edge hears what it tells Prometheus for this process. */
const tellMs = 5_000;

/** Runs the site of this checkout, where none runs yet. Returns how to stop it. */
export async function startSite(options: CheckoutOptions): Promise<() => Promise<void>> {
  const { dataDir, host } = options;
  const plan = await planSite(options);
  const log = (line: string) => console.log(line);
  beginStep('services', 'take a few seconds; the first time the posts are imported');
  const beforeEdge = (services: Record<string, string>) => goLive(options, services);
  const site = await runSite({ ...plan, log, beforeEdge });
  beginStep('site', site.url);
  const [services, edge] = [servicePlans(plan), edgePlan(plan, addressesOf(site))];
  const stopHandOver = await serveHandOver({ site, dataDir, host, services, edge, log }).catch((error: Error) => {
    tell(`a later npm start cannot renew this site, only replace it: ${error.message}`);
    return async () => {};
  });
  const telling = setInterval(() => site.edge.send({ event: 'lines lost', count: countLostLines() }), tellMs).unref();
  sayDefaults(options);
  return async () => {
    clearInterval(telling);
    await stopHandOver();
    await site.stop();
  };
}
