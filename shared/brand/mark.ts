/**
 * An S folded from one ribbon, in the isometric view of the pictures: roof, wall and floor. In a square of 48.
 * @example
 * <svg viewBox="0 0 48 48">{Object.values(RIBBON).map((d) => <path key={d} d={d} />)}</svg>
 */
export const RIBBON = {
  roof: 'M0 14.2 24 .4l17 9.8v8L24 8.4l-10 5.8z',
  wall: 'M0 14.2h14l34 19.6H34z',
  floor: 'M48 33.8 24 47.6 7 37.8v-8l17 9.8 10-5.8z',
} as const;

/** Size of the symbol with the wordmark beside it, and the position of the wordmark's outlines. */
export const LOGO = { width: 260, height: 48, word: 'translate(60 39.5) scale(.235)' } as const;

// 'Sevantra' in Bricolage Grotesque (SIL Open Font License) at weight 640, as outlines, so that the mark needs no font. It is
// in every page, so its curves are rounded to whole numbers, at most 1.3 units from the font's own: half the bytes.
export const WORDMARK =
  'M9-39l23-7c1 47 84 26 58 1-15-12-60-9-75-33-6-10-6-27 2-38 18-26 73-24 92 0 4 6 6 14 6 22l-24 6c1-35-55-31-55-9 1 20 46 17 67 31 38 22 13 84-62 66-18-4-33-17-32-39zM232-48l-81 1v-15l65-1-8 8c4-41-48-45-49 4-1 41 45 43 51 16l24 5c-9 48-102 46-100-20-2-76 105-79 98 2zM275 0l-36-105h30l23 84h3l23-84h29l-36 105zM376-68l-24-6c2-5 3-9 7-15 15-24 87-34 86 27v19c0 14 0 30 2 43h-24c-1-10-2-18-2-26h-3c-13 39-70 39-68-1 0-38 58-30 66-39 16-18-33-35-40-2zM419-40v-15h4c-12 12-49 4-47 24 0 28 42 9 43-9zM468 0v-63v-42h22v34h3c5-22 13-36 37-36 11 0 21 3 27 12 9 12 9 25 9 39v56h-26v-53c-1-8-1-16-5-24-13-18-41-6-40 31v46zM594-35v-49h-15v-20h10c9-1 12-3 13-10l2-14h15v23h27v22h-27v47c1 17 19 15 28 10v25c-6 2-13 3-20 3-10 0-18-1-25-9-7-8-8-18-8-28zM664 0v-52v-53h23l-1 37h4c2-25 13-45 42-38l-1 29c-24-11-39 10-40 30v47zM765-68l-24-6c2-5 3-9 7-15 15-24 87-34 86 27v19c0 14 0 30 2 43h-24c-1-10-2-18-2-26h-3c-13 39-70 39-68-1 0-38 58-30 66-39 16-18-33-35-40-2zM808-40v-15h4c-12 12-49 4-47 24 0 28 42 9 43-9z';
