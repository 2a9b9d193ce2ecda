import { isApiError } from '@site/contracts/api';
import type { ActionArgs } from '@site/contracts/part-routes';
import { data, redirect } from '@site/host/router';
import { parse } from 'valibot';
import { dataRequestResponse, storedDataResponse } from '../contract/stored-data.ts';
import { errorMessage, refusedStatus } from './error-message.ts';
import { textIn } from './text-in.ts';
import type { YourDataView } from './your-data-view.ts';

/** Asks for the link, follows it, and erases: the forms of the page, by their `step`. */
export function postYourData(args: ActionArgs) {
  return textIn(args.form, 'step') === 'request' ? request(args) : follow(args);
}

/** Answers 303 to the same words for every pair of reference and address. */
async function request({ form, api, request: { signal } }: ActionArgs) {
  const typed = { reference: textIn(form, 'reference').trim(), emailId: textIn(form, 'emailId').trim() };
  try {
    await api.post('/api/v1/storedData', typed, { parse: (response) => parse(dataRequestResponse, response), signal });
    return redirect('/your-data?sent=yes', 303);
  } catch (error) {
    const errors = isApiError(error) ? error.fields : {};
    const message = Object.keys(errors).length > 0 ? undefined : errorMessage(error);
    return data<YourDataView>(
      { step: 'request', ...typed, errors, ...(message && { message }) },
      { status: refusedStatus(error) },
    );
  }
}

async function follow({ form, api, request: { signal } }: ActionArgs) {
  const [token, erase] = [textIn(form, 'token'), textIn(form, 'step') === 'erase'];
  try {
    const result = await api.post(
      '/api/v1/storedData/open',
      { token, erase },
      { parse: (response) => parse(storedDataResponse, response).data, signal },
    );
    return data<YourDataView>(
      result.outcome === 'shown'
        ? { step: 'stored', token, stored: result }
        : { step: 'erased', reference: result.reference },
    );
  } catch (error) {
    const [status, message] = [refusedStatus(error), errorMessage(error)];
    return data<YourDataView>(status === 410 ? { step: 'over', message } : { step: 'link', token, message }, {
      status,
    });
  }
}
