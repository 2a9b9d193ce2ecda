import type { ShellFederation } from '@site/build/part-federation';

/** The host's name in a release, beside those of the parts it loads. */
export const hostName = 'shell';

export const federation = { name: hostName, role: 'host' } satisfies ShellFederation;
