/** Not in every browser, and not in TypeScript's types. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor asked browsers to save data, or is on a line so slow that it comes to the same. Never so on the server. */
export function savesData(): boolean {
  const { navigator } = globalThis as { navigator?: { connection?: NetworkInformation } };
  const { saveData, effectiveType } = navigator?.connection ?? {};
  return saveData === true || effectiveType === 'slow-2g' || effectiveType === '2g';
}
