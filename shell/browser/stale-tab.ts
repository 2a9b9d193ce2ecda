/** The edge must say so within this time, in milliseconds. */
const deadline = 3_000;
const guard = 'left-release';

/**
 * A part did not come on the way to `url`. If the edge has this page's release no longer, nothing of it will ever come, and the address
 * is loaded anew, with the release of today: never while something is typed, and never twice for the same release, whatever happens.
 * Resolves when the page stays.
 */
export async function leaveStaleRelease(release: string, url: string): Promise<void> {
  if (isTypedIn() || sessionStorage.getItem(guard) === release || (await isKept(release)) || isTypedIn()) return;
  sessionStorage.setItem(guard, release);
  location.assign(url);
  // The navigation that asked ends with this document.
  await new Promise(() => {});
}

/** An edge that cannot be asked has not said that the release is gone. */
async function isKept(release: string): Promise<boolean> {
  const answer = fetch(`/_/release/${release}`, { method: 'HEAD', signal: AbortSignal.timeout(deadline) });
  return answer.then(
    ({ status }) => status !== 404,
    () => true,
  );
}

function isTypedIn(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some(
    (field) => field.value !== field.defaultValue && !/^(checkbox|radio|hidden)$/.test(field.type),
  );
}
