import type { CompressedBody } from '../http/compressed.ts';

/** One finished page, compressed once. */
export interface CachedPage extends CompressedBody {
  status: number;
  isDegraded: boolean;
  /** SHA-256 of its style element, base64. */
  styleHash?: string;
  /** Made for one visitor: nobody else may keep it. */
  isPrivate?: boolean;
  /** When it was made, by `performance.now()`. */
  at: number;
}

export function bytesOfPage({ bodies }: CachedPage): number {
  return bodies.identity.length + bodies.gzip.length + bodies.br.length;
}
