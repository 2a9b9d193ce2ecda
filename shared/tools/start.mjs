import { ensureInstalled, requireNode, runTypeScript } from './install.mjs';

requireNode();
if (ensureInstalled()) console.log('packages   installed');
await runTypeScript('./start.ts', process.argv.slice(2));
