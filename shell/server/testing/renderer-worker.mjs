// For tests: the renderer's worker from its sources.
import { register } from 'tsx/esm/api';

register();
await import('../rendering/renderer-worker.ts');
