/** Not supported by every browser, and not in TypeScript's types. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether the visitor asked to save data, or has a connection slow enough to be treated that way. Always false on the server.
 * @example
 * if (!savesData()) prefetch(url);
 */
export function savesData(): boolean {
  const { saveData, effectiveType } = connection() ?? {};
  return saveData === true || effectiveType === 'slow-2g' || effectiveType === '2g';
}

/** Whether the connection is known to be fast ('4g' also stands for better ones) and nobody asked to save data. Firefox and Safari do not tell. */
export function hasFastConnection(): boolean {
  return !savesData() && connection()?.effectiveType === '4g';
}

function connection(): NetworkInformation | undefined {
  const { navigator } = globalThis as { navigator?: { connection?: NetworkInformation } };
  return navigator?.connection;
}
