import type { ProcessPlan } from '@site/runner/children';
import { runProcess } from '@site/runner/processes';
import { addressesOf, type RunningSite } from '@site/runner/site';
import { serveCommands } from '@site/service/command-socket';
import * as v from 'valibot';
import { edgePlanSchema, handOverVersion, type RunState, servicePlansSchema, socketFile } from './earlier-run.ts';

interface Renewable {
  site: RunningSite;
  dataDir: string;
  host: string;
  services: Record<string, ProcessPlan>;
  edge: ProcessPlan;
  log: (line: string) => void;
}

/**
 * Lets a later `npm start` bring its builds and settings to the processes of this site: those whose plan differs
 * restart. Returns how to stop listening.
 */
export function serveHandOver({ site, dataDir, host, log, ...plans }: Renewable): Promise<() => Promise<void>> {
  let { services, edge } = plans;

  async function renewServices(wanted: Record<string, ProcessPlan>) {
    const former = services;
    const restarted = Object.keys(wanted).filter((name) => differ(wanted[name], former[name]));
    const done: string[] = [];
    try {
      for (const name of restarted) {
        await runService(name, wanted[name]);
        done.push(name);
      }
    } catch (error) {
      for (const name of done) await runService(name, former[name]);
      throw error;
    }
    services = { ...former, ...wanted };
    if (restarted.length > 0) log(`services   a later npm start restarted ${restarted.join(' and ')}`);
    return { addresses: addressesOf(site), restarted, former };
  }

  async function runService(name: string, plan: ProcessPlan | undefined) {
    const running = site.services[name];
    if (running && plan) await running.replace(plan);
    else if (plan) site.services[name] = await runProcess({ name, log, ...plan });
    else {
      await running?.stop();
      delete site.services[name];
    }
  }

  async function renewEdge(wanted: ProcessPlan) {
    if (!differ(wanted, edge)) return false;
    await site.edge.replace(wanted);
    edge = wanted;
    log('edge       a later npm start put another in its place');
    return true;
  }

  const state: RunState = { version: handOverVersion, pid: process.pid, port: site.edge.port, host };
  const inTurn = oneAtATime();
  return serveCommands(socketFile(dataDir), {
    state: async () => state,
    services: (input) => inTurn(() => renewServices(v.parse(servicePlansSchema, input))),
    edge: (input) => inTurn(() => renewEdge(v.parse(edgePlanSchema, input))),
  });
}

function differ(one: ProcessPlan | undefined, other: ProcessPlan | undefined): boolean {
  return sorted(one) !== sorted(other);
}

function sorted(plan: ProcessPlan | undefined): string {
  return JSON.stringify([plan?.script, plan?.cwd, Object.entries(plan?.env ?? {}).sort()]);
}

/** Two people may run `npm start` at once. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
