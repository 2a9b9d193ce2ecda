import type { ActionArgs } from '@site/contracts/part-routes';
import { data } from '@site/host/router';
import { parse } from 'valibot';
import { enquiryLinkResponse, linkActions } from '../contract/enquiry-link.ts';
import type { EnquiryLinkView } from './enquiry-link-view.ts';
import { errorMessage, refusedStatus } from './error-message.ts';
import { textIn } from './text-in.ts';

/** Follows a link of a mail to sales, and answers with the page that says what came of it, or asks once more. */
export async function postEnquiryLink({ form, api, request: { signal } }: ActionArgs) {
  const [token, person] = [textIn(form, 'token'), textIn(form, 'person')];
  const action = linkActions.find((known) => known === textIn(form, 'step'));
  if (!action) return data<EnquiryLinkView>({ step: 'incomplete' }, { status: 422 });
  try {
    const result = await api.post('/api/v1/enquiryLinks', person ? { token, person } : { token }, {
      parse: (response) => parse(enquiryLinkResponse, response).data,
      signal,
    });
    return data<EnquiryLinkView>({ step: 'followed', action, token, result });
  } catch (error) {
    const status = refusedStatus(error);
    const message = errorMessage(error);
    return data<EnquiryLinkView>(
      status === 410 ? { step: 'over', message } : { step: 'question', action, token, message },
      { status },
    );
  }
}
