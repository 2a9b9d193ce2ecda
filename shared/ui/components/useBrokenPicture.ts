import { useEffect, useRef, useState } from 'react';

export function useBrokenPicture() {
  const ref = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    // The error event of a picture in the served HTML may come before React listens.
    if (ref.current?.complete && ref.current.naturalWidth === 0 && ref.current.currentSrc) setBroken(true);
  }, []);
  return { ref, isBroken, onError: () => setBroken(true) };
}
