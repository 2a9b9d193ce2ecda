import { registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import { hostPart } from '@site/contracts/manifest';
import type { OfferedVersion, OfferedVersions } from '../app/offered-versions.ts';
import type { SiteRelease } from '../app/page-data.ts';
import './tools.css';

// Testers' tools: which release this is, how to leave it or see other versions, and which part rendered what, made by whom. A separate
// script, so that it works when the release under test does not, and costs visitors nothing.

const closedKey = 'release-badge-closed';

/** Where Module Federation's devtools for Chrome keep, by name, addresses that replace those of remotes. */
const devtoolsKey = '__MF_DEVTOOLS__';

let offered: Promise<OfferedVersions> | undefined;

registerAddresses();
if (new URL(location.href).searchParams.has('borders')) showBorders(true);
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', addBadge);
else addBadge();

/** As those devtools do: the runtime takes global plugins when it starts, which is after this script. */
function registerAddresses() {
  const addresses = localAddresses();
  registerGlobalPlugins([
    {
      name: 'testers-addresses',
      beforeRegisterRemote(args) {
        const entry = addresses[args.remote.name];
        if (entry) Object.assign(args.remote, { entry });
        return args;
      },
    },
  ]);
}

function localAddresses(): Record<string, string> {
  return devtoolsSettings().overrides ?? {};
}

function devtoolsSettings(): { overrides?: Record<string, string> } {
  return JSON.parse(localStorage.getItem(devtoolsKey) ?? '{}');
}

function addBadge() {
  // This release's own server wrote it at the end of the document.
  const { release }: { release: SiteRelease } = JSON.parse(document.getElementById('page-data')?.textContent ?? '');
  const badge = element('details', { className: 'release-badge', open: sessionStorage.getItem(closedKey) === null });
  const list = versions(release);
  badge.append(element('summary', { textContent: `Release ${release.id}` }), list, versionSwitch(release), actions());
  markDifferences(list);
  badge.addEventListener('toggle', () =>
    badge.open ? sessionStorage.removeItem(closedKey) : sessionStorage.setItem(closedKey, 'yes'),
  );
  // A landmark, like everything visible: people who navigate by landmarks would miss it otherwise.
  const landmark = element('aside', { ariaLabel: 'Release under test', className: 'release-under-test' });
  landmark.append(badge);
  // Last, so that the skip link stays first.
  document.body.append(landmark);
}

function versions({ parts }: SiteRelease): HTMLElement {
  const list = element('dl', {});
  for (const [name, { version }] of Object.entries(parts))
    list.append(
      element('dt', { textContent: name }),
      element('dd', { textContent: localAddresses()[name] ?? version }),
    );
  return list;
}

/** Marks versions that differ from what visitors get. If the live release is unknown, none is marked. */
async function markDifferences(list: HTMLElement) {
  const response = await fetch('/_/release.json').catch(() => undefined);
  if (!response?.ok) return;
  const { parts }: { parts: Record<string, string> } = await response.json(); // as the edge's `release-files.ts` writes it
  for (const version of list.querySelectorAll('dd')) {
    const live = parts[version.previousElementSibling?.textContent ?? ''];
    if (live === version.textContent) continue;
    const differing = element('strong', { textContent: version.textContent });
    version.replaceChildren(differing, live ? `, instead of ${live}` : ', a new part');
  }
}

/** Asks for other versions only once somebody wants to see them: the server reads a file for each. */
function offeredVersions(): Promise<OfferedVersions> {
  offered ??= fetch('/_/versions.json')
    .then((response) => (response.ok ? response.json() : {}))
    .catch(() => ({}));
  return offered;
}

/** A form that leads to the same page with the versions chosen, as a tester's link does. */
function versionSwitch({ parts }: SiteRelease): HTMLElement {
  const disclosure = element('details', { className: 'release-switch' });
  const form = element('form', {});
  disclosure.append(element('summary', { textContent: 'Switch versions' }), form);
  disclosure.addEventListener('toggle', () => fillForm(form, parts), { once: true });
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of new URLSearchParams(location.search)) formData.append(name, value);
  });
  form.addEventListener('submit', () => {
    const inputs = [...form.querySelectorAll('input')].filter(({ value }) => value);
    const overrides = Object.fromEntries(inputs.map(({ id, value }) => [id.replace(addressIdPrefix, ''), value]));
    localStorage.setItem(devtoolsKey, JSON.stringify({ ...devtoolsSettings(), overrides }));
    // The router may have changed the address since.
    form.action = location.pathname;
  });
  return disclosure;
}

async function fillForm(form: HTMLFormElement, parts: SiteRelease['parts']) {
  const lists = Object.entries(await offeredVersions());
  for (const [part, versions] of lists) {
    const label = element('label', { textContent: part });
    const select = element('select', { name: 'part' });
    select.append(...versions.map((one) => versionOption(part, one, parts[part]?.version)));
    label.append(select);
    form.append(label);
    if (part !== hostPart) form.append(addressField(part));
  }
  form.append(
    lists.length > 0
      ? element('button', { textContent: 'Show these versions' })
      : element('p', { textContent: 'The versions could not be loaded. Please load the page again.' }),
  );
}

const addressIdPrefix = 'local-address-of-';

/** Without a name, so that it is no part of the address that the form leads to. */
function addressField(part: string): HTMLElement {
  const label = element('label', { textContent: `Local address of ${part}` });
  const input = element('input', {
    type: 'url',
    id: addressIdPrefix + part,
    placeholder: 'http://localhost:8081/remoteEntry.js',
    pattern: 'http://localhost:.*',
    title: 'An address that begins with http://localhost:',
    value: localAddresses()[part] ?? '',
  });
  label.append(input);
  return label;
}

function versionOption(part: string, { version, label, problem }: OfferedVersion, shown?: string): HTMLOptionElement {
  return element('option', {
    value: `${part}@${version}`,
    textContent: problem ? `${label} – does not fit: ${problem}` : label,
    disabled: problem !== undefined,
    selected: version === shown,
  });
}

/** Adds to the outlines' labels who made each version. Not as attributes: areas come and go with the router's pages. */
async function showAuthors() {
  const rules = Object.entries(await offeredVersions()).flatMap(([part, versions]) =>
    versions.map(({ version, author }) => {
      const area = `[data-part=${JSON.stringify(part)}][data-version=${JSON.stringify(version)}]`;
      return author ? `${area} { --author: ${JSON.stringify(` by ${author}`)} }` : '';
    }),
  );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join('\n'));
  document.adoptedStyleSheets = [sheet];
}

function actions(): HTMLElement {
  const list = element('ul', {});
  const borders = element('button', { type: 'button', textContent: 'Outline the parts' });
  borders.ariaPressed = String('borders' in document.documentElement.dataset);
  borders.addEventListener('click', () => {
    showBorders(borders.ariaPressed !== 'true');
    borders.ariaPressed = String(borders.ariaPressed !== 'true');
  });
  const leave = element('a', {
    href: `${location.pathname}?release=live`,
    // The router leaves links with a target to the browser, and only the edge can end the test.
    target: '_self',
    textContent: 'Leave this release',
  });
  // The router may have changed the address since.
  leave.addEventListener('click', () => (leave.href = `${location.pathname}?release=live`));
  const all = element('a', { href: '/_/releases', textContent: 'All releases' });
  for (const action of [borders, all, leave]) {
    const item = element('li', {});
    item.append(action);
    list.append(item);
  }
  return list;
}

function showBorders(isShown: boolean) {
  if (!isShown) return void delete document.documentElement.dataset.borders;
  document.documentElement.dataset.borders = '';
  showAuthors();
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
