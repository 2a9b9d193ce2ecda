/** The shape of every response of a service. */
export type Envelope<T> = { status: 'success'; data: T } | Failure;

/** The body of a response with a status of 400 or more. */
export interface Failure {
  status: 'error';
  /** `message` is for visitors, `code` for programs; `fields` has messages by the name of a field. */
  error: { code: string; message: string; fields?: Record<string, string> };
}

/**
 * The body of a refusal.
 * @example
 * reply.code(404).send(failure('post_not_found', 'We have no such post.'));
 */
export function failure(code: string, message: string, fields?: Record<string, string>): Failure {
  return { status: 'error', error: { code, message, ...(fields && { fields }) } };
}
