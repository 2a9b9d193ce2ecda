import type { RendererSetup, RenderFault, RenderRequest, RenderResult } from './document/protocol.ts';

export const heartbeatIntervalMs = 100;

/** For a part that does not use the processor while it is loaded, but waits for something. */
export const maxLoadingMs = (loadMs: number) => 3 * loadMs;

/** What a worker is started with. */
export interface WorkerData {
  setup: RendererSetup;
  /** Shared with the edge: [heartbeats, index of the part being loaded or rendered and -1 before the first, the worker's thread] */
  cells: Int32Array;
  /** Parts that kept an earlier worker from starting. */
  unloadable: string[];
  /** Processor time that a part may take to load; if it waits instead, three times that. */
  loadMs: number;
}

export interface WorkerRequest {
  id: number;
  request: RenderRequest;
}

export type WorkerMessage = 'ready' | { id: number; result: RenderResult } | { id: number; fault: RenderFault };
