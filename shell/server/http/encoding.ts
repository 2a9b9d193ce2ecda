export type Encoding = 'br' | 'gzip' | 'identity';

/** By header, because visitors send few different ones. */
const parsed = new Map<string, Encoding>();
const maxParsed = 100;

/** The best encoding that the request's Accept-Encoding allows (RFC 9110, 12.5.3). */
export function bestEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const known = parsed.get(accepted);
  if (known) return known;
  const best = bestOf(accepted);
  if (parsed.size >= maxParsed) parsed.clear();
  parsed.set(accepted, best);
  return best;
}

function bestOf(accepted: string): Encoding {
  const weights = new Map(accepted.toLowerCase().split(',').map(weightOf));
  const isAllowed = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return isAllowed('br') ? 'br' : isAllowed('gzip') || isAllowed('x-gzip') ? 'gzip' : 'identity';
}

function weightOf(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
  const weight = parameters.find((parameter) => /^q\s*=/.test(parameter));
  return [name, weight ? Number(weight.replace(/^q\s*=/, '')) : 1];
}
