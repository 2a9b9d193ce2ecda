/** Without those that a carousel clips: lazy ones there never load by themselves. */
export function picturesInView(): Promise<HTMLImageElement[]> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((seen) => {
      observer.disconnect();
      // Not `isIntersecting`, which what only touches the viewport's edge is too.
      resolve(seen.filter((one) => one.intersectionRatio).map(({ target }) => target as HTMLImageElement));
    });
    const { images } = document;
    if (images.length === 0) resolve([]);
    for (const image of images) observer.observe(image);
  });
}
