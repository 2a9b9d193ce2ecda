// @ts-check
// Loaded into every child before its own code: reports that its event loop is not blocked. A start may take minutes on a
// slow machine, and this distinguishes it from one that hangs.
const beatMs = 500;
/** How long a child may take to end after its supervisor has died: as long as the supervisor would have given it, which names it in this address. */
const maxBeatsAlone = Number(new URL(import.meta.url).searchParams.get('killMs')) / beatMs;

/** @type {import('@site/service/process/messages').ProcessMessage} */
const alive = { event: 'alive' };

let endsInOrder = false;
let beatsAlone = 0;
// Its worker threads load this file too, and have no supervisor.
if (process.connected) {
  beat();
  setInterval(beat, beatMs).unref();
}

/**
 * When the supervisor has died, nobody else would end this process, and its port would stay taken. Its own code receives
 * `disconnect` and ends in order, unless it has not started yet.
 */
function beat() {
  if (process.connected) {
    endsInOrder = process.listenerCount('disconnect') > 0;
    // With a callback: a supervisor that has just died must not end this process before it ends in order.
    process.send?.(alive, () => {});
  } else if (!endsInOrder || ++beatsAlone > maxBeatsAlone) process.exit(1);
}
