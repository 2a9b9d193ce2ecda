/**
 * Calls back at the load event, or now if that is over. Returns a function that cancels the wait.
 * @example
 * useEffect(() => afterLoad(() => setIsComplete(true)), []);
 */
export function afterLoad(callback: () => void): () => void {
  if (document.readyState === 'complete') callback();
  else addEventListener('load', callback, { once: true });
  return () => removeEventListener('load', callback);
}
