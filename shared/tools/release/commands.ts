import { canary, promotion, rollbackCommand } from './changes.ts';
import type { Command } from './options.ts';
import { token } from './token.ts';
import { prunes, publishing } from './versions.ts';
import { diff, history, status } from './views.ts';

/** What `npm run release` can do, in the order of a delivery. */
export const commands: Record<string, Command> = {
  publish: publishing,
  promote: promotion,
  canary,
  rollback: rollbackCommand,
  status,
  diff,
  history,
  prune: prunes,
  token,
};
