import { ensureInstalled, requireNode, runTypeScript } from './install.mjs';

requireNode();
ensureInstalled();
process.env.NODE_ENV = 'development';
await runTypeScript('./dev.ts');
