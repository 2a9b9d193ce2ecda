import type { ShellFederation } from '@site/build/part-federation';

export const federation = { name: 'shell' } satisfies ShellFederation;
