const tooBroad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const inline = ["'unsafe-inline'", 'data:'];
const name = 'content-security-policy';

/** The Observatory's rules for a content security policy; the first that is broken decides. */
export function judgePolicy(header: string | undefined): [name: string, modifier: number] {
  if (!header) return [name, -25];
  const policy = directivesOf(header);
  const sourcesFor = (directive: string) => policy.get(directive) ?? policy.get('default-src') ?? ['*'];
  const [scripts, objects, styles] = [sourcesFor('script-src'), sourcesFor('object-src'), sourcesFor('style-src')];
  const passive = [...sourcesFor('img-src'), ...sourcesFor('media-src')];
  const active = [...policy].flatMap(([directive, sources]) => (/^(?:img|media)-src$/.test(directive) ? [] : sources));
  if (hasAny(scripts, [...tooBroad, ...inline]) || hasAny(objects, tooBroad)) return [name, -20];
  if (active.some(isInsecure)) return [name, -20];
  if (hasAny([...scripts, ...styles], ["'unsafe-eval'"])) return [name, -10];
  if (passive.some(isInsecure)) return [name, -10];
  if (hasAny(styles, [...tooBroad, ...inline])) return [name, 0];
  return [name, policy.get('default-src')?.join() === "'none'" ? 10 : 5];
}

function directivesOf(header: string): Map<string, string[]> {
  const directives = header.split(';').map((directive) => directive.trim().toLowerCase().split(/\s+/));
  return new Map(directives.flatMap(([directive, ...sources]) => (directive ? [[directive, sources] as const] : [])));
}

function hasAny(sources: string[], refused: string[]): boolean {
  return sources.some((source) => refused.includes(source));
}

function isInsecure(source: string): boolean {
  return /^(?:http|ftp):/.test(source);
}
