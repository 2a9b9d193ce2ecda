import { keepWriting } from '@site/service/process/keep-writing';
import { createLog, logConsole } from '@site/service/process/log';
import { tellSupervisor } from '@site/service/process/messages';
import { stopOnSignal } from '@site/service/process/shutdown';
import { errorText } from '@site/service/process/system-errors';
import { createEdge } from './create-edge.ts';
import { readEdgeSettings } from './settings.ts';

// The edge's process: `node dist/service/main.mjs`.
keepWriting();
try {
  await run();
} catch (error) {
  // Its errors are sentences for operators.
  process.stderr.write(`${errorText(error)}\n`);
  process.exit(1);
}

async function run(): Promise<void> {
  const config = readEdgeSettings(process.env);
  const log = createLog(config.monitoring.logLevel);
  // Libraries print to the console. In development a person reads it, so lines stay as they were written.
  if (!config.isDevelopment) logConsole(log);
  const edge = await createEdge({ config, log, workersFolder: import.meta.dirname });
  tellSupervisor({ event: 'ready', port: await edge.listen() });
  stopOnSignal(edge.close);
}
