/** The shape of every answer of a service. */
export type Envelope<T> = { status: 'success'; data: T } | Failure;

export interface Failure {
  status: 'error';
  error: { code: string; message: string; fields?: Record<string, string> };
}

export function failure(code: string, message: string, fields?: Record<string, string>): Failure {
  return { status: 'error', error: { code, message, ...(fields && { fields }) } };
}
