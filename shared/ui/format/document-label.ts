import type { DocumentEntry } from '@site/contracts/part';

type Measured = Pick<DocumentEntry, 'format' | 'bytes'>;

/**
 * Link text for a document, with format and size: 'Brochure (PDF, 820 KB)'. The brackets stay on one line.
 * @example
 * documentLabel('Brochure', { format: 'PDF', bytes: 820_000 }); // 'Brochure (PDF, 820 KB)'
 */
export function documentLabel(name: string, document: Measured): string {
  return `${name} ${documentSize(document)}`;
}

export function documentSize({ format, bytes }: Measured): string {
  return `(${format},\u00a0${formatBytes(bytes)})`;
}

function formatBytes(bytes: number): string {
  const kilobytes = Math.round(bytes / 1000);
  return kilobytes < 1000 ? `${kilobytes}\u00a0KB` : `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
}
