/** `sizes` attributes, shared by each picture and its preload in the route table so that both pick the same file. */
export const pictureSizes = {
  hero: '(min-width: 60rem) 54vw, min(100vw, 33rem)',
  /** A scene without a frame that reaches towards the edge of the window. */
  scene: '(min-width: 48rem) 52vw, 92vw',
  /** Industries on the home page. */
  poster: '(min-width: 75rem) min(21vw, 21rem), (min-width: 40rem) 29vw, 44vw',
  half: '(min-width: 60rem) min(46vw, 46rem), 92vw',
  third: '(min-width: 60rem) min(31vw, 30rem), (min-width: 40rem) 46vw, 92vw',
  /** In lists whose cards are rows on a phone. */
  thirdOrRow: '(min-width: 62rem) 30rem, (min-width: 37.5rem) 46vw, 7.5rem',
  /** A portrait beside a name. */
  face: '6rem',
  /** Beside a quote, or below it where there is less room. */
  portrait: '(min-width: 46.25rem) 10rem, 6rem',
  /** Portrait of a leader. */
  leader: '13.75rem',
  /** The same on a card, beside the name on a phone. */
  leaderCard: '(min-width: 37.5rem) 13.75rem, 5rem',
} as const;
