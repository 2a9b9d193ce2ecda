/** Why a file of a part does not load: the status of its response, or what happened to it. */
export type FileFailure = 404 | 503 | 'aborted' | 'hangs' | 'tampered with' | 'no script';

/**
 * The lines that a page reports when a file of one of its parts does not load, and no others.
 * @param file its name without hash and ending, as a regular expression
 * @example
 * pageErrors.allow(...failingFile('blog', 'remoteEntry', 503));
 */
export function failingFile(part: string, file: string, failure: FileFailure): RegExp[] {
  const address = String.raw`https?://[\w.:-]+/_/${part}/${file}\.[\w.]+(?:\?try=\d)?`;
  const ofPart = 'console error: A part of this page could not be loaded\\. ';
  return [
    ...linesOf(failure, address),
    `${ofPart}Error: \\[ Federation Runtime ]: Failed to load script resources\\. .*\\sargs: \\{"remoteName":"${part}","resourceUrl":"${address}"\\}`,
    `${ofPart}ChunkLoadError: Loading chunk \\S+ failed\\.\\s\\(error: ${address}\\)`,
  ].map((line) => new RegExp(`^${line}`));
}

/** The runtime's warning when a visitor retries a part. */
export function retriedPart(part: string): RegExp {
  return new RegExp(`^console warning: \\[ Federation Runtime ]: The remote "${part}" is already registered\\.`);
}

/** The lines that the browser itself logs about the file. */
function linesOf(failure: FileFailure, address: string): string[] {
  const failed = 'console error: Failed to load resource:';
  switch (failure) {
    case 404:
    case 503:
      return [
        `${failed} the server responded with a status of ${failure} \\(.*\\) \\(${address}\\)$`,
        `console error: Refused to execute script from '${address}' because its MIME type \\('text/plain'\\) `,
      ];
    case 'aborted':
      return [`failed request: net::ERR_FAILED ${address}$`, `${failed} net::ERR_FAILED \\(${address}\\)$`];
    case 'hangs':
      return [];
    case 'tampered with':
      return [`console error: Failed to find a valid digest in the 'integrity' attribute for resource '${address}' `];
    case 'no script':
      return ["page error: SyntaxError: Unexpected token '\\)'$"];
  }
}
