import { useActionData } from '@site/host/router';
import { useState } from 'react';

/**
 * What the action returned for a form that was posted before the scripts ran. It stays as long as the page: the router forgets it at the
 * next navigation, even to a place on the same page.
 */
export function useKeptActionData<Action>(): ReturnType<typeof useActionData<Action>> {
  const [data] = useState(useActionData<Action>());
  return data;
}
