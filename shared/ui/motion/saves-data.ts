/** Not supported by every browser, and not in TypeScript's types. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
  /** Megabits per second. */
  downlink?: number;
}

/**
 * Whether the visitor asked to save data, or has a connection slow enough to be treated that way. Always false on the server.
 * @example
 * if (!savesData()) prefetch(url);
 */
export function savesData(): boolean {
  const { navigator } = globalThis as { navigator?: { connection?: NetworkInformation } };
  const { saveData, effectiveType } = navigator?.connection ?? {};
  return saveData === true || effectiveType === 'slow-2g' || effectiveType === '2g';
}

/** Whether the connection is known to be fast and nobody asked to save data. Firefox and Safari do not tell, and count as not fast. */
export function hasFastConnection(): boolean {
  const { navigator } = globalThis as { navigator?: { connection?: NetworkInformation } };
  const { effectiveType, downlink = 0 } = navigator?.connection ?? {};
  return !savesData() && effectiveType === '4g' && downlink >= fastDownlinkMbps;
}

const fastDownlinkMbps = 5;
