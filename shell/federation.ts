import type { ShellFederation } from '@site/build/part-federation';

export const federation = { name: 'shell', role: 'host' } satisfies ShellFederation;
