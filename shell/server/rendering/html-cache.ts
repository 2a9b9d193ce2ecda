/** One finished page, compressed once. */
export interface CachedPage {
  status: number;
  etag: string;
  bodies: Record<'identity' | 'gzip' | 'br', Buffer>;
  isDegraded: boolean;
  /** When it was made, in milliseconds since 1970. */
  at: number;
}

/** Least recently used pages go first when their bytes exceed the bound. */
export function createHtmlCache(mostBytes: number) {
  const pages = new Map<string, CachedPage>();
  let bytes = 0;

  function drop(key: string) {
    const page = pages.get(key);
    if (!page) return;
    pages.delete(key);
    bytes -= sizeOf(page);
  }

  return {
    get(key: string): CachedPage | undefined {
      const page = pages.get(key);
      if (!page) return undefined;
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    set(key: string, page: CachedPage) {
      drop(key);
      pages.set(key, page);
      bytes += sizeOf(page);
      for (const oldest of pages.keys()) {
        if (bytes <= mostBytes) break;
        drop(oldest);
      }
    },
  };
}

function sizeOf({ bodies }: CachedPage): number {
  return bodies.identity.length + bodies.gzip.length + bodies.br.length;
}
