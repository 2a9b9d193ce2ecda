import type { filmHosts } from '@site/brand/metadata';

interface Film {
  /** The site's name for visitors. */
  site: string;
  /** The film's page there. */
  page: string;
  /** What a frame loads. */
  embed: `${(typeof filmHosts)[number]}/${string}`;
}

/** The film at an address of YouTube or Vimeo, whether of its page, of a short link or of an embed. */
export function filmAt(address: string): Film | undefined {
  const url = parse(address);
  if (url?.protocol !== 'https:') return undefined;
  const { hostname, pathname, searchParams } = url;
  const host = hostname.replace(/^(?:www|m)\./, '');
  const [, first = '', second = ''] = pathname.split('/');
  if (host === 'youtu.be') return youTube(first);
  if (host === 'youtube.com' && first === 'watch') return youTube(searchParams.get('v') ?? '');
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return ['embed', 'live', 'shorts'].includes(first) ? youTube(second) : undefined;
  if (host === 'vimeo.com') return vimeo(first, second);
  return host === 'player.vimeo.com' && first === 'video' ? vimeo(second, searchParams.get('h') ?? '') : undefined;
}

/** Chrome 109 and Safari 16.4 have no URL.canParse. */
function parse(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

function youTube(id: string): Film | undefined {
  if (!/^[\w-]{6,20}$/.test(id)) return undefined;
  return {
    site: 'youtube.com',
    page: `https://www.youtube.com/watch?v=${id}`,
    embed: `https://www.youtube-nocookie.com/embed/${id}`,
  };
}

/** An unlisted film has a hash beside its id, and plays only with both. */
function vimeo(id: string, hash: string): Film | undefined {
  if (!/^\d{5,12}$/.test(id)) return undefined;
  const isUnlisted = /^[\da-f]+$/.test(hash);
  return {
    site: 'vimeo.com',
    page: `https://vimeo.com/${id}${isUnlisted ? `/${hash}` : ''}`,
    embed: `https://player.vimeo.com/video/${id}${isUnlisted ? `?h=${hash}` : ''}`,
  };
}
