/** For what the page's first frame need not wait for. Returns what calls it off. A tab that nobody sees has no frames. */
export function afterNextFrame(callback: () => void): () => void {
  let isOff = false;
  const call = () => {
    if (!isOff) callback();
  };
  if (document.hidden) call();
  else requestAnimationFrame(() => setTimeout(call));
  return () => {
    isOff = true;
  };
}
