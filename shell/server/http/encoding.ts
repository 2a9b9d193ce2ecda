export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the request's Accept-Encoding allows. No library: nearly all requests end in the first lines, unparsed. */
export function bestEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  // What browsers send; only headers with weights are parsed.
  if (!accepted.includes('q=')) return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
  const refused = new Set(
    accepted
      .split(',')
      .filter((part) => /;\s*q=0(\.0*)?\s*$/.test(part))
      .map(nameOf),
  );
  const names = accepted
    .split(',')
    .map(nameOf)
    .filter((name) => !refused.has(name));
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity';
}

function nameOf(part: string): string {
  return part.split(';')[0]?.trim() ?? '';
}
