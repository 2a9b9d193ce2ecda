/** Passes on what differs from what came before, so that a fault which lasts is told once. `undefined`: all is well again. */
export function onceForEach(tell: (error: unknown) => void): (error: unknown) => void {
  let told: string | undefined;
  return (error) => {
    const words = error === undefined ? undefined : String(error);
    if (words !== undefined && words !== told) tell(error);
    told = words;
  };
}
