/** Without a response within this time, the release is assumed to exist. */
const edgeTimeoutMs = 3_000;
const storageKey = 'left-release';

/**
 * Call this when a part could not be loaded during a navigation. If the edge no longer has this page's release, it is gone for
 * good, so this loads the address as a new document, with the current release. Never while the visitor has typed something, and never
 * twice for the same release where the tab can store which it has left. Resolves if the page stays.
 * @param nextAddress Where the visitor is going, asked once the edge has answered: undefined if the navigation is over.
 */
export async function leaveStaleRelease(release: string, nextAddress: () => string | undefined): Promise<void> {
  if (hasTypedText() || (await releaseExists(release)) || hasTypedText()) return;
  const address = nextAddress();
  if (!address || !noteLeaving(release)) return;
  // Back may restore this document, which would then wait for ever.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(address);
  // Stays pending until this document is gone.
  await new Promise(() => {});
}

/** Only a clear response from the edge means that the release is gone; silence does not. */
async function releaseExists(release: string): Promise<boolean> {
  const response = fetch(`/_/release/${release}`, { method: 'HEAD', signal: AbortSignal.timeout(edgeTimeoutMs) });
  return response.then(
    ({ status }) => status !== 404,
    () => true,
  );
}

/** Returns false if the tab has left this release before. Where storage is refused, it leaves each time that the visitor follows a link. */
function noteLeaving(release: string): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === release) return false;
    sessionStorage.setItem(storageKey, release);
  } catch {}
  return true;
}

function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some(
    (field) => field.value !== field.defaultValue && !/^(checkbox|radio|hidden)$/.test(field.type),
  );
}
