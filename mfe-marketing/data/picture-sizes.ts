/** `sizes` attributes, shared by each picture and its preload in the route table so that both pick the same file. */
export const pictureSizes = {
  hero: '(min-width: 60rem) 42rem, 92vw',
  service: '(min-width: 62rem) 50rem, 92vw',
  half: '(min-width: 60rem) 36rem, 92vw',
  third: '(min-width: 60rem) 25rem, (min-width: 40rem) 46vw, 92vw',
  quarter: '(min-width: 80rem) 19rem, (min-width: 40rem) 46vw, 92vw',
  /** In lists whose cards are rows on a phone. */
  halfOrRow: '(min-width: 60rem) 36rem, (min-width: 600px) 46vw, 6.5rem',
  quarterOrRow: '(min-width: 80rem) 19rem, (min-width: 600px) 46vw, 6.5rem',
  portrait: '(min-width: 740px) 28rem, 6rem',
} as const;
