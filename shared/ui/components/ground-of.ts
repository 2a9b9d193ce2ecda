export type Ground = 'mint' | 'sun' | 'clay' | 'sand';

const grounds: Ground[] = ['mint', 'sun', 'clay', 'sand'];

/** A ground for the nth picture: neighbours differ, both in a row and below each other in two columns. */
export function groundOf(position: number): Ground {
  return grounds[position % grounds.length] ?? 'mint';
}
