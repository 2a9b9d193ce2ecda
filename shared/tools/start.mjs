import { ensureInstalled, requireNode, runTypeScript } from './install.mjs';
import { beginStep, tell } from './start/steps.mjs';

requireNode();
beginStep('packages', 'are installed the first time, in about a minute');
if (!ensureInstalled()) tell('are there');
await runTypeScript('./start.ts');
