/** What a process of the site sends to its supervisor. `shared/contracts/PART.md` documents it for services of other makers. */
export type ProcessMessage =
  /** Sent twice a second, as a sign that the event loop is not blocked. */
  | { event: 'alive' }
  /** The process has loaded its code and waits for `open`. */
  | { event: 'standing by' }
  /** The process listens on this port. */
  | { event: 'ready'; port: number }
  /** From an edge: code of a part failed. `path` is the page's, absent where the part could not be loaded at all. */
  | ({ event: 'part failed' } & PartFailure);

export interface PartFailure {
  part: string;
  path?: string;
  /** The exception with its stack, or why its code was stopped. */
  reason: string;
}

/** What a process of the site does at this moment. */
export type ProcessState =
  | { status: 'starting' }
  /** It has loaded its code, and waits until the former process has closed the database. */
  | { status: 'standing by' }
  | { status: 'ready' }
  | { status: 'failed'; reason: string }
  /** For the next attempt to start it, at this time (ISO 8601). */
  | { status: 'waiting'; until: string; reason: string };

/** What a site runs of a part, beside what its channel has live. */
export interface ProcessReport {
  /** Of the part; `edge` for the host's. */
  name: string;
  /** The live version. */
  live: string;
  /** The version that serves; absent where none does. */
  runs?: string | undefined;
  state: ProcessState;
  /** Why the former version was brought back. */
  refusal?: string | undefined;
}

/** What a supervisor sends to a process of the site. */
export type SupervisorMessage =
  /** To a service that stands by: the one that it replaces has ended, so it may open database and port. */
  | { event: 'open' }
  | { event: 'stop' }
  /** To the edge: all processes of its site, whenever one of them changes. */
  | { event: 'processes'; processes: ProcessReport[] }
  /** To the edge in development: what is wrong with the last builds, by part. */
  | { event: 'problems'; problems: Record<string, string> }
  | { event: 'built'; build: DevelopmentBuild };

/** For the edge in development: a part that was built, and will be released. */
export interface DevelopmentBuild {
  part: string;
  /** The hash of its browser build; absent if that has not changed. */
  hash?: string;
  /** The folder with the hot updates that bring earlier browser builds up to this one. */
  hotFolder?: string;
}

/** Does nothing in a process without a supervisor. */
export function tellSupervisor(message: ProcessMessage): void {
  process.send?.(message);
}

/**
 * Calls back with each message of this event.
 * @example
 * onSupervisorMessage('stop', () => app.close());
 */
export function onSupervisorMessage<Event extends SupervisorMessage['event']>(
  event: Event,
  listener: (message: Extract<SupervisorMessage, { event: Event }>) => void,
): void {
  process.on('message', (message) => {
    if (isEvent(event, message)) listener(message);
  });
}

function isEvent<Event extends SupervisorMessage['event']>(
  event: Event,
  message: unknown,
): message is Extract<SupervisorMessage, { event: Event }> {
  return Object(message).event === event;
}
