import { useEffect, useRef, useState } from 'react';

export function useBrokenPicture() {
  const ref = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    // A picture in the served HTML may fail before React listens for its error event.
    if (ref.current?.complete && ref.current.naturalWidth === 0 && ref.current.currentSrc) setBroken(true);
  }, []);
  return { ref, isBroken, onError: () => setBroken(true) };
}
