/** `/_/versions.json`, for testers: by part, the versions that they can change to, the last published first. */
export type OfferedVersions = Record<string, OfferedVersion[]>;

export interface OfferedVersion {
  version: string;
  /** Version, state and provenance, for a person. */
  label: string;
  author?: string;
  /** Why it cannot run with the other parts of the tester's release. */
  problem?: string;
}
