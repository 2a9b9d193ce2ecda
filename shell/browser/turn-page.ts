/**
 * Shows the page that is laid out ahead for this address, if it is, before the router goes there: the first frame after a click
 * then waits for style and paint only. Router, React and effects follow it; `PageStack` takes the mark away when it shows the page.
 * Resolves when the frame has been painted.
 */
export async function turnPage({ pathname, search }: URL): Promise<void> {
  const main = document.getElementById('main');
  const ahead = main?.querySelector<HTMLElement>(':scope > [data-page="ahead"]');
  // A tab that nobody sees has no frames.
  if (!main || ahead?.dataset.path !== pathname + search || document.hidden) return;
  main.dataset.turned = '';
  scrollTo(0, 0);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
