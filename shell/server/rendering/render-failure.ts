import { isMainThread } from 'node:worker_threads';
import type { Log } from '@site/service/process/log';
import { type PartFailure, tellSupervisor } from '@site/service/process/messages';

/** Why an edge could not render a part. */
export interface RenderFailure extends Partial<Pick<PartFailure, 'part'>>, Omit<PartFailure, 'part'> {
  phase: 'loading' | 'rendering';
  /** Whether something was thrown. If not, rendering was late or was stopped, and a busy machine may be the cause. */
  isThrown: boolean;
}

/** For edges: logs a failure. Tells the supervisor too, because the gate says to a part's team what its code threw. */
export function logRenderFailure(log: Pick<Log, 'error'>, failure: RenderFailure, message: string): void {
  log.error(failure, message);
  const { part, path, reason } = failure;
  if (part && isMainThread) tellSupervisor({ event: 'part failed', part, ...(path && { path }), reason });
}
