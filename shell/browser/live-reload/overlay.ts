const maxErrors = 5;

// A panel over the page. Built without style elements and markup from text, which the content security policy forbids.
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

interface Failures {
  /** Builds that failed, by part. */
  problems: Record<string, string>;
  /** What renderers threw. */
  serverErrors: string[];
}

let failures: Failures = { problems: {}, serverErrors: [] };
let errors: string[] = [];

/** Shows these in place of those before. */
export function showFailures(newFailures: Failures) {
  failures = newFailures;
  show();
}

export function addError(text: string) {
  if (errors.includes(text)) return;
  errors = [...errors, text].slice(0, maxErrors);
  show();
}

function show() {
  host.remove();
  const problems = [
    ...Object.entries(failures.problems).map(([part, text]) => [`The build of ${part} failed`, text] as const),
    ...failures.serverErrors.slice(-maxErrors).map((text) => ['An error on the server', text] as const),
    ...errors.map((text) => ['An error in this page', text] as const),
  ];
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
