const needs = 'needs PostgreSQL: `npm test server` starts one, DATABASE_URL_TEST names another';

/** `it` for a test on PostgreSQL. `npm test` and CI have a server. Elsewhere the test is skipped, and the report says what it needs. */
export function itOnPostgres(title: string, test: () => Promise<void>, timeoutMs?: number): void {
  if (process.env.DATABASE_URL_TEST) it(title, test, timeoutMs);
  else if (process.env.CI) it(title, () => Promise.reject(new Error(`This test ${needs}.`)));
  else it.skip(`${title} (${needs})`, test);
}
