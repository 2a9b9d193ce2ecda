import type { hostPart } from '@site/contracts/manifest';

/** What a part states in its `federation.ts`; all build settings follow from it. */
export interface PartFederation {
  /** Name of the part: `blog`. */
  name: string;
  /** Always a remote: the shell is the only host. */
  role?: 'remote';
  /** Module name to source file, as Module Federation writes it: `{ './routes': './routes.tsx' }`. */
  exposes: Record<string, string>;
}

/** What the shell states in its `federation.ts`. */
export interface ShellFederation {
  name: typeof hostPart;
  role: 'host';
}

export type Federation = PartFederation | ShellFederation;
