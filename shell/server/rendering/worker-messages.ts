import type { RendererSetup, RenderFault, RenderRequest, RenderResult } from './document/protocol.ts';

export const heartbeatIntervalMs = 100;

/** What a worker is started with. */
export interface WorkerData {
  setup: RendererSetup;
  /** Shared with the edge: [heartbeats, index of the part being rendered] */
  cells: Int32Array;
}

export interface WorkerRequest {
  id: number;
  request: RenderRequest;
}

export type WorkerMessage = 'ready' | { id: number; result: RenderResult } | { id: number; fault: RenderFault };
