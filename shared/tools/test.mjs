import { ensureInstalled, requireNode, runTypeScript } from './install.mjs';

requireNode();
ensureInstalled();
await runTypeScript('./run-tests.ts');
