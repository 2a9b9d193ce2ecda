/** Every text in a value, except those of pictures and slugs, which nobody reads as sentences. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ['illustration', 'signature', 'closeUp', 'detail', 'slug'].includes(key) ? [] : textsOf(inner),
  );
}

export function textOf(value: unknown): string {
  return textsOf(value).join(' ');
}

export function wordsIn(value: unknown): number {
  return textOf(value).split(/\s+/).length;
}
