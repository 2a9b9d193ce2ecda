import type { SiteRelease } from '@site/contracts/site';
import './tools.css';

// Testers' tools: which release this is, how to leave it, and which part drew what. A script of its own, beside the page's:
// it works where the release that is looked at does not, and weighs on nobody else.

const closed = 'release-badge-closed';

if (new URL(location.href).searchParams.has('borders')) showBorders(true);
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', addBadge);
else addBadge();

function addBadge() {
  // Written by this release's own server, at the end of the document.
  const { release }: { release: SiteRelease } = JSON.parse(document.getElementById('page-data')?.textContent ?? '');
  const badge = element('details', { className: 'release-badge', open: sessionStorage.getItem(closed) === null });
  badge.append(element('summary', { textContent: `Release ${release.id}` }), versions(release), actions());
  badge.addEventListener('toggle', () =>
    badge.open ? sessionStorage.removeItem(closed) : sessionStorage.setItem(closed, 'yes'),
  );
  // Every visible thing stands in a landmark, or screen readers that go by landmarks never meet it.
  const landmark = element('aside', { ariaLabel: 'Release under test', className: 'release-under-test' });
  landmark.append(badge);
  // Last, so that the link that skips to the content stays the first.
  document.body.append(landmark);
}

function versions({ parts }: SiteRelease): HTMLElement {
  const list = element('dl', {});
  for (const [name, { version }] of Object.entries(parts))
    list.append(element('dt', { textContent: name }), element('dd', { textContent: version }));
  return list;
}

function actions(): HTMLElement {
  const list = element('ul', {});
  const borders = element('button', { type: 'button', textContent: 'Outline the parts' });
  borders.ariaPressed = String('borders' in document.documentElement.dataset);
  borders.addEventListener('click', () => {
    showBorders(borders.ariaPressed !== 'true');
    borders.ariaPressed = String(borders.ariaPressed !== 'true');
  });
  const leave = element('a', { href: `${location.pathname}?release=live`, textContent: 'Leave this release' });
  // The page has changed since: its address is the router's.
  leave.addEventListener('click', () => (leave.href = `${location.pathname}?release=live`));
  for (const action of [borders, leave]) {
    const item = element('li', {});
    item.append(action);
    list.append(item);
  }
  return list;
}

function showBorders(isShown: boolean) {
  if (isShown) document.documentElement.dataset.borders = '';
  else delete document.documentElement.dataset.borders;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
