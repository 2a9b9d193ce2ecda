import type { PartFragment, PartRoute } from '@site/contracts/part-routes';

/** Server builds of a release's parts, by `<part>/<module>`. */
export type PartModules = Map<string, { routes?: PartRoute[]; fragment?: PartFragment<unknown> }>;
