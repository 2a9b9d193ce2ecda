import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyPluginAsync } from 'fastify';

const scriptPath = '/__dev/reload.js';
const eventsPath = '/__dev/events';

const script = `(${followSite})('${eventsPath}', (${createOverlay})());`;

export type LiveReload = ReturnType<typeof createLiveReload>;

/** A page is made from a release and the services' data. */
interface PageSources {
  release: string;
  data: string;
}

/** Development only: tells open pages when they would look different now, and which builds failed. */
export function createLiveReload() {
  const listeners = new Set<ServerResponse>();
  let sources: PageSources = { release: '', data: '' };
  /** Errors of the last build as `npm run dev` words them, by part. */
  let problems: Record<string, string> = {};

  const sourcesEvent = () => `data: ${JSON.stringify(sources)}\n\n`;
  const problemsEvent = () => `event: problems\ndata: ${JSON.stringify(problems)}\n\n`;
  const broadcast = (event: () => string) => listeners.forEach((listener) => void listener.write(event()));

  const routes: FastifyPluginAsync = async (app) => {
    app.get(scriptPath, async (_request, reply) =>
      reply.headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }).send(script),
    );
    app.get(eventsPath, (_request, reply) => {
      const headers = reply.getHeaders() as OutgoingHttpHeaders; // no value is undefined
      reply.hijack();
      const response = reply.raw;
      response.writeHead(200, { ...headers, 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(sourcesEvent() + problemsEvent());
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
    });
  };

  return {
    routes,
    scriptPath,
    update(changed: Partial<PageSources>) {
      sources = { ...sources, ...changed };
      broadcast(sourcesEvent);
    },
    showProblems(found: Record<string, string>) {
      problems = found;
      broadcast(problemsEvent);
    },
  };
}

// Both functions below are sent as text to pages of `npm run dev`, so they use nothing from outside.

type Overlay = ReturnType<typeof createOverlay>;

/** Reloads the page when it would look different now; shows builds that failed and errors that nobody handled. */
function followSite(eventsPath: string, overlay: Overlay) {
  const events = new EventSource(eventsPath);
  let shown: string | undefined;
  events.onmessage = ({ data }) => {
    // Also when a restarted edge comes back with another release or other data.
    if (shown !== undefined && shown !== data) location.reload();
    shown = data;
  };
  events.addEventListener('problems', ({ data }) => {
    const problems: [string, string][] = Object.entries(JSON.parse(data));
    overlay.replaceBuilds(problems.map(([part, text]) => [`The build of ${part} failed`, text]));
  });

  const add = (error: unknown) =>
    overlay.addError(error instanceof Error ? (error.stack ?? error.message) : String(error));
  // Browsers report other troubles as the same event, without an `error`.
  addEventListener('error', ({ error }) => error && add(error));
  addEventListener('unhandledrejection', ({ reason }) => add(reason));
  // React reports what an error boundary caught to the console only.
  const { error: print } = console;
  console.error = (...words) => {
    print(...words);
    const error = words.find((word) => word instanceof Error);
    if (error) add(error);
  };
}

/** A panel over the page. Built without style elements and markup from text, which the content security policy forbids. */
function createOverlay() {
  const maxErrors = 5;
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    section { position: fixed; inset: auto 0 0; z-index: 2147483647; max-block-size: 60vh; overflow: auto;
      padding: 16px 24px; background: #1b1b1f; color: #fff; border-block-start: 4px solid #ff6b6b; font: 15px/1.5 system-ui; }
    h2 { margin: 0 0 4px; font-size: 17px; color: #ff9d9d; }
    pre { margin: 0 0 16px; white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.5 ui-monospace, monospace; }
    button { position: sticky; inset-block-start: 0; float: inline-end; min-block-size: 44px; padding-inline: 16px; font: inherit; }`);
  shadow.adoptedStyleSheets = [sheet];
  let builds: [title: string, text: string][] = [];
  let errors: string[] = [];

  function show() {
    host.remove();
    const problems = [...builds, ...errors.map((text) => ['An error in this page', text] as const)];
    if (problems.length === 0) return;
    const section = document.createElement('section');
    section.role = 'alert';
    const close = element('button', 'Close');
    close.onclick = () => host.remove();
    section.append(close, ...problems.flatMap(([title, text]) => [element('h2', title), element('pre', text)]));
    shadow.replaceChildren(section);
    document.documentElement.append(host);
  }

  function element<Name extends 'h2' | 'pre' | 'button'>(name: Name, text: string) {
    const created = document.createElement(name);
    created.textContent = text;
    return created;
  }

  return {
    replaceBuilds(next: [title: string, text: string][]) {
      builds = next;
      show();
    },
    addError(text: string) {
      if (errors.includes(text)) return;
      errors = [...errors, text].slice(0, maxErrors);
      show();
    },
  };
}
