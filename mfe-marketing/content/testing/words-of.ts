/** Every text in a value, except those of pictures and slugs, which nobody reads as sentences. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || 'picture' in value) return [];
  return Object.entries(value).flatMap(([key, inner]) => (['signature', 'slug'].includes(key) ? [] : textsOf(inner)));
}

export function textOf(value: unknown): string {
  return textsOf(value).join(' ');
}
