import { promote } from '../channels/promote.ts';
import { manifestGate } from '../gate/gate.ts';
import { openStore } from '../store/open-store.ts';

// For tests that kill it: publishes a build and promotes the version, over and over the same two steps a team takes.
const [build = '', channel = ''] = process.argv.slice(2);
const store = openStore();
process.send?.('ready');
const { name, version } = await store.publish(build);
await promote(store, {
  versions: { [name]: version },
  channel,
  why: `promote ${name}@${version}`,
  gate: manifestGate,
});
