import { type CompressedBody, compressed } from '../caching/encoding.ts';
import type { RenderResult } from './document/protocol.ts';

/** One finished page, compressed once. */
export interface CachedPage extends CompressedBody {
  status: number;
  isDegraded: boolean;
  /** SHA-256 of its style element, base64. */
  styleHash?: string;
  /** Made for one visitor: no shared cache may store it. */
  isPrivate?: boolean;
  /** When it was made, by `performance.now()`. */
  at: number;
}

export type PageAnswer = { kind: 'page'; page: CachedPage } | { kind: 'redirect'; status: number; location: string };

/** `effort` is brotli's quality, as in `compressed`. */
export async function answerOf(result: RenderResult, effort: 4 | 10): Promise<PageAnswer> {
  if (result.kind === 'redirect') return result;
  const { kind, html, ...about } = result;
  return { kind, page: { ...about, at: performance.now(), ...(await compressed(html, effort)) } };
}

export function bytesOfPage({ bodies }: CachedPage): number {
  return bodies.identity.length + bodies.gzip.length + bodies.br.length;
}
