import type { ShellFederation } from '@site/build/federation';
import { hostPart } from '@site/contracts/manifest';

export const federation = { name: hostPart, role: 'host' } satisfies ShellFederation;
