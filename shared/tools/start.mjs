import { ensureInstalled, requireNode, runTypeScript } from './install.mjs';
import { beginStep, printDetail } from './start/steps.mjs';

// A full disk or a closed pipe must not end it before `keepWriting` handles both.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
requireNode();
beginStep('packages', 'are installed the first time, in about a minute');
try {
  if (!ensureInstalled()) printDetail('are there');
} catch (error) {
  // A disk without room, for instance.
  console.error(`The packages could not be installed: ${error.message}`);
  process.exit(1);
}
await runTypeScript('./start.ts');
