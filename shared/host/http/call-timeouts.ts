/**
 * How long a browser waits for a service, in milliseconds. The edge gives up a call sooner, rendering a form later. Apart from
 * `@site/host/api-client`, so that a page can name them without loading axios.
 * @example
 * `The server did not answer within ${callTimeouts.post / 1_000} seconds.`
 */
export const callTimeouts = { get: 5_000, post: 15_000 } as const;
