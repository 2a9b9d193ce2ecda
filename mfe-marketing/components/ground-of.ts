export type Ground = 'mint' | 'sun' | 'clay' | 'sand';

const grounds: Ground[] = ['mint', 'sun', 'clay', 'sand'];

/** A colour for the nth picture of a row: neighbours differ. */
export function groundOf(position: number): Ground {
  return grounds[position % grounds.length] ?? 'mint';
}
