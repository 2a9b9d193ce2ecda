/** Equal majors, and no newer minor: who offers `offered` may lack what was added in it. */
export function isUnderstood(offered: string, needed: string): boolean {
  const [offeredMajor = 0, offeredMinor = 0] = offered.split('.').map(Number);
  const [major = 0, minor = 0] = needed.split('.').map(Number);
  return major === offeredMajor && minor <= offeredMinor;
}
