import type { ActionArgs } from '@site/contracts/part-routes';
import { accepted, fakeApi } from './fake-api.ts';

/** For tests: posts a form to an action, as a browser without scripts does. `location` is where the answer leads. */
export async function postForm(
  action: (args: ActionArgs) => Promise<unknown>,
  values: Record<string, string>,
  response: () => Promise<unknown> = accepted(),
) {
  const { api, sent } = fakeApi({ responses: [response] });
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const request = new Request('http://localhost/', { method: 'POST' });
  const result = await action({ api, form, params: {}, request });
  const location = result instanceof Response ? result.headers.get('location') : undefined;
  return { result, location, sent };
}
