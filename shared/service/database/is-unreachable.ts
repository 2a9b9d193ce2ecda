/** Of PostgreSQL: 08 connection exceptions, 57P01 to 57P03 stopping or starting; 53300 has no connection left. */
const postgresStates = /^(?:08.{3}|57P0[123]|53300)$/;
const socketErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** What `pg` throws without a code: a connection lost under a query, or none to be had in time. */
const driverWords =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Whether an error says that the database server cannot be reached at the moment, so that the same may work soon. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnreachable);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return postgresStates.test(code) || socketErrors.has(code) || driverWords.test(error.message);
}
