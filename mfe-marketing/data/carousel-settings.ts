/** How many slides stand side by side, by minimum width of the window; numbers of the specification. */
export const carouselSettings = {
  // The specification says two from 400 to 739 px: two heroes side by side on a phone help nobody (S32).
  hero: { itemsAt: [{ width: 0, items: 1 }], hasNavigation: true },
  // Arrows where the specification has none: a visitor who missed a quote wants it back (S15).
  testimonials: { itemsAt: steps(1, 2, 1, 1), hasNavigation: true },
  services: { itemsAt: steps(1, 2, 2, 3), gap: 10, hasNavigation: true },
  partners: { itemsAt: [...steps(1, 2, 3, 4), { width: 1024, items: 5 }], gap: 20 },
  test: { itemsAt: [{ width: 0, items: 1 }], hasNavigation: true },
} as const;

function steps(base: number, from400: number, from740: number, from940: number) {
  return [
    { width: 0, items: base },
    { width: 400, items: from400 },
    { width: 740, items: from740 },
    { width: 940, items: from940 },
  ];
}
