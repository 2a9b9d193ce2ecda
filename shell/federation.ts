import type { ShellFederation } from '@site/shared/federation/part-federation.ts';

export const federation = { name: 'shell' } satisfies ShellFederation;
