export type Ground = 'mint' | 'sun' | 'clay' | 'sand';

const grounds: Ground[] = ['mint', 'sun', 'clay', 'sand'];

/**
 * The background colour of the nth picture: neighbours differ, both in a row and in two columns.
 * @example
 * <Picture ground={groundOf(index)} {...picture} />
 */
export function groundOf(position: number): Ground {
  return grounds[position % grounds.length] ?? 'mint';
}
