import type { hostPart } from '@site/contracts/manifest';

/** What a part states in its `federation.ts`; all build settings follow from it. */
export interface PartFederation {
  /** Name of the part: `blog`. The shell is the only host; all others are remotes. */
  name: string;
  /** Module name to source file, as Module Federation writes it: `{ './routes': './routes.tsx' }`. */
  exposes: Record<string, string>;
}

export interface ShellFederation {
  name: typeof hostPart;
}
