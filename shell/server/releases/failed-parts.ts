/** The parts of the release that a report names, each once. It may name anything, `constructor` too. */
export function failedParts(named: string[], parts: Record<string, string>): string[] {
  return [...new Set(named)].filter((part) => Object.hasOwn(parts, part));
}
