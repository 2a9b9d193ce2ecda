export type Ground = 'mint' | 'sand' | 'sun' | 'clay';

const grounds: Ground[] = ['mint', 'sand', 'sun', 'clay'];

/** A colour for the nth picture: in two columns neighbours differ across and down. */
export function groundOf(position: number): Ground {
  return grounds[position % grounds.length] ?? 'mint';
}
