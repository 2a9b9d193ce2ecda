import { edgePlan, servicePlans } from '@site/runner/site-plan';
import { earlierRun, type RunState } from './earlier-run.ts';
import { type CheckoutOptions, goLive, planSite } from './plan-site.ts';
import { sayDefaults } from './say-defaults.ts';
import { beginStep, tell } from './steps.mjs';

/** Brings what this checkout changes to the site that an earlier run serves. What did not change runs on. */
export async function renewSite(options: CheckoutOptions, { pid, port }: RunState): Promise<void> {
  const plan = { ...(await planSite(options)), port };
  const run = earlierRun(options.dataDir);
  beginStep('services', 'restart where they changed, each in less than a second');
  const { addresses, restarted, former } = await run.renewServices(servicePlans(plan));
  tell(restarted.length > 0 ? `${restarted.join(' and ')} restarted` : 'none changed');
  try {
    await goLive(options, addresses);
  } catch (error) {
    await run.renewServices(former);
    throw error;
  }
  beginStep('site', 'is handed to the new edge where that changed; its port stays open');
  tell((await run.renewEdge(edgePlan(plan, addresses))) ? 'a new edge serves' : 'the edge did not change');
  tell(`http://localhost:${port}; process ${pid} runs it`);
  sayDefaults(plan);
}
