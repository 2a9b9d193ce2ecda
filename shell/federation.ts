import { hostPart } from '@site/contracts/manifest';

export const federation = { name: hostPart };
