import type { ShellFederation } from '@site/build/part-federation';
import { hostPart } from '@site/contracts/manifest';

export const federation = { name: hostPart, role: 'host' } satisfies ShellFederation;
