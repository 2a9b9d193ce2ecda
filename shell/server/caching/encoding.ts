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
  const weights = weightsIn(accepted);
  const isAllowed = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return isAllowed('br') ? 'br' : isAllowed('gzip') || isAllowed('x-gzip') ? 'gzip' : 'identity';
}

/** Whether an Accept-Encoding names an encoding that a browser takes for some files only. */
export function allows(accepted: string | undefined, name: string): boolean {
  // Most know none of these, and cost nothing here.
  if (!accepted?.includes(name)) return false;
  return (weightsIn(accepted).get(name) ?? 0) > 0;
}

function weightsIn(accepted: string): Map<string, number> {
  return new Map(accepted.toLowerCase().split(',').map(weightOf));
}

function weightOf(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
  const weight = parameters.find((parameter) => /^q\s*=/.test(parameter));
  return [name, weight ? Number(weight.replace(/^q\s*=/, '')) : 1];
}
