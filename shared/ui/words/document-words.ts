import type { DocumentEntry } from '@site/contracts/part';

/** Link text for a document, with format and size: 'Brochure (PDF, 820 KB)'. What is in brackets keeps to one line. */
export function documentWords(name: string, { format, bytes }: Pick<DocumentEntry, 'format' | 'bytes'>): string {
  return `${name} (${format},\u00a0${sizeInWords(bytes)})`;
}

function sizeInWords(bytes: number): string {
  const kilobytes = Math.round(bytes / 1000);
  return kilobytes < 1000 ? `${kilobytes}\u00a0KB` : `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
}
