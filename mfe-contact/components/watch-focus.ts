/**
 * Called when a form is sent. The returned function says whether the answer may move the focus: unless the visitor has gone elsewhere since, on
 * this page or to another. A press on the button leaves the focus where it was, or in Safari nowhere.
 */
export function watchFocus(form: HTMLFormElement): () => boolean {
  const { activeElement: before, body } = document;
  return () => {
    const { activeElement: now } = document;
    return form.isConnected && (now === before || now === body || form.contains(now));
  };
}
