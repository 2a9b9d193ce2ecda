export type Ground = 'mint' | 'sun' | 'clay' | 'sand';

const grounds: Ground[] = ['mint', 'sun', 'clay', 'sand'];

/** A colour for the nth picture: neighbours in a row differ, and in two columns those below each other too. */
export function groundOf(position: number): Ground {
  return grounds[position % grounds.length] ?? 'mint';
}
