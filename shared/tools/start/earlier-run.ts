import path from 'node:path';
import { sendCommand } from '@site/service/command-socket';
import * as v from 'valibot';

/** Changes when an earlier run would not understand what a later one asks of it. */
export const handOverVersion = 1;

const plan = v.object({ script: v.string(), cwd: v.string(), env: v.record(v.string(), v.string()) });
export const servicePlansSchema = v.record(v.string(), plan);
export const edgePlanSchema = plan;

const state = v.object({ version: v.number(), pid: v.number(), port: v.number(), host: v.string() });
export type RunState = v.InferOutput<typeof state>;

const renewed = v.object({
  /** Service name to its address. */
  addresses: v.record(v.string(), v.string()),
  restarted: v.array(v.string()),
  /** What ran before. */
  former: servicePlansSchema,
});

/** Where a run listens for a later `npm start`. */
export function socketFile(dataDir: string): string {
  return path.join(dataDir, 'start.sock');
}

/** The `npm start` whose site has this data folder; undefined if none runs. Throws one sentence if it is of another kind. */
export async function findEarlierRun(dataDir: string): Promise<RunState | undefined> {
  const answer = await sendCommand(socketFile(dataDir), 'state').catch(() => undefined);
  if (!answer || answer.status === 'nobody') return undefined;
  return v.parse(state, answer.status === 'done' ? answer.data : undefined);
}

/** What a later `npm start` can ask of the earlier one. Throws what that says. */
export function earlierRun(dataDir: string) {
  const ask = async (command: string, input: unknown) => {
    const answer = await sendCommand(socketFile(dataDir), command, input);
    if (answer.status === 'nobody') throw new Error('The earlier run has ended meanwhile; run `npm start` again.');
    if (answer.status === 'failed') throw new Error(answer.message);
    return answer.data;
  };
  return {
    renewServices: async (plans: v.InferInput<typeof servicePlansSchema>) =>
      v.parse(renewed, await ask('services', plans)),
    renewEdge: async (edge: v.InferInput<typeof edgePlanSchema>) => v.parse(v.boolean(), await ask('edge', edge)),
  };
}
