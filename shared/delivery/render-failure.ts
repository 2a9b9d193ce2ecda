import type { Log } from '@site/service/process/log';
import * as v from 'valibot';

const renderFailure = v.object({
  /** The page's path; absent if a part cannot be loaded, which affects all its pages. */
  path: v.optional(v.string()),
  /** The part at fault; absent if none is known, as when a page waits too long. */
  part: v.optional(v.string()),
  phase: v.picklist(['loading', 'rendering']),
  /** The exception with its stack, or why rendering was stopped. */
  reason: v.string(),
  /** Whether something was thrown. If not, rendering was late or was stopped, and a busy machine may be the cause. */
  isThrown: v.boolean(),
});

/** Why an edge could not render a part. The gate also reads the logs of edges of other versions, so rename no field. */
export type RenderFailure = v.InferOutput<typeof renderFailure>;

/** For edges: logs a failure with the fields that the gate reads. */
export function logRenderFailure(log: Pick<Log, 'error'>, failure: RenderFailure, message: string): void {
  log.error(failure, message);
}

const logLine = v.pipe(v.string(), v.parseJson(), renderFailure);

/**
 * For the gate: reads a failure from a line of an edge's log. Undefined for any other line.
 *
 * @example
 * readRenderFailure('{"level":"error","part":"blog","phase":"loading","reason":"gone","isThrown":true}'); // { part: 'blog', phase: 'loading', … }
 */
export function readRenderFailure(line: string): RenderFailure | undefined {
  const read = v.safeParse(logLine, line);
  return read.success ? read.output : undefined;
}
