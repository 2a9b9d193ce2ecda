/**
 * Runs the callback after the next frame, so that the page is painted first. Returns how to cancel it. Hidden tabs have no frames.
 * @example
 * useEffect(() => afterNextFrame(() => heading.current?.focus()), []);
 */
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
