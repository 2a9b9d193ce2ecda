// For tests: the render pool's worker from its sources.
import { register } from 'tsx/esm/api';

register();
const { default: render } = await import('../rendering/render-worker.ts');
export default render;
