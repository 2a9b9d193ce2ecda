import type { DocumentEntry } from '@site/contracts/part';

/** Link text for a document, with format and size: 'Brochure (PDF, 820 KB)'. */
export function documentWords(name: string, { format, bytes }: Pick<DocumentEntry, 'format' | 'bytes'>): string {
  return `${name} (${format}, ${sizeInWords(bytes)})`;
}

function sizeInWords(bytes: number): string {
  const kilobytes = Math.round(bytes / 1000);
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
