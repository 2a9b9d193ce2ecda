import type { SiteRelease } from '../../app/page-data.ts';
import './tools.css';

// Testers' tools: which release this is, how to leave it, and which part rendered what. A separate script, so that it works when the
// release under test does not, and costs visitors nothing.

const closedKey = 'release-badge-closed';

if (new URL(location.href).searchParams.has('borders')) showBorders(true);
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', addBadge);
else addBadge();

function addBadge() {
  // This release's own server wrote it at the end of the document.
  const { release }: { release: SiteRelease } = JSON.parse(document.getElementById('page-data')?.textContent ?? '');
  const badge = element('details', { className: 'release-badge', open: sessionStorage.getItem(closedKey) === null });
  const list = versions(release);
  badge.append(element('summary', { textContent: `Release ${release.id}` }), list, actions());
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
    list.append(element('dt', { textContent: name }), element('dd', { textContent: version }));
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

function actions(): HTMLElement {
  const list = element('ul', {});
  const borders = element('button', { type: 'button', textContent: 'Outline the parts' });
  borders.ariaPressed = String('borders' in document.documentElement.dataset);
  borders.addEventListener('click', () => {
    showBorders(borders.ariaPressed !== 'true');
    borders.ariaPressed = String(borders.ariaPressed !== 'true');
  });
  const leave = element('a', { href: `${location.pathname}?release=live`, textContent: 'Leave this release' });
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
  if (isShown) document.documentElement.dataset.borders = '';
  else delete document.documentElement.dataset.borders;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
