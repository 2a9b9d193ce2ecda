// Loaded into every child before its own code: says that its event loop turns. A start may take minutes on a slow
// machine, and this is what tells it from one that hangs.
const beatMs = 500;

const beat = () => process.connected && process.send?.({ event: 'alive' });
beat();
setInterval(beat, beatMs).unref();
