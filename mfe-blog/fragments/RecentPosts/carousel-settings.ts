/** How many posts stand side by side from which window width on, as the specification lists it. */
export const postCarousel = {
  itemsAt: [
    { width: 0, items: 1 },
    { width: 400, items: 1 },
    { width: 740, items: 2 },
  ],
  gap: 20 as const,
  // The specification says nothing of arrows here: without them nothing says that there are more than two (S15).
  hasNavigation: true,
};
