/** @jest-environment node */
import { refused } from '../testing/fake-api.ts';
import { postForm } from '../testing/post-form.ts';
import { postEnquiryLink } from './post-enquiry-link.ts';

it('sends token and person, and shows what came of it', async () => {
  const enquiry = { reference: 'SEV-7K3M-92QX', fullName: 'Asha', state: 'done' };
  const data = { outcome: 'changed', enquiry: { ...enquiry, doneAt: '', doneBy: 'r' } };
  const posted = { step: 'answered', token: 'a.b', person: 'ravi@sevantra.example' };
  const { result, sent } = await postForm(postEnquiryLink, posted, async () => ({ status: 'success', data }));
  expect(sent).toEqual([{ path: '/api/v1/enquiryLinks', body: { token: 'a.b', person: 'ravi@sevantra.example' } }]);
  expect(result).toMatchObject({ data: { step: 'followed', result: data } });
});

it.each([
  ['says that a used link is used up', 410, { step: 'over' }],
  ['asks again where the service refuses for now', 429, { step: 'question', action: 'answered' }],
])('%s, with the words of the service', async (_what, status, view) => {
  const message = 'This link has expired.';
  const posted = { step: 'answered', token: 'a.b' };
  const { result } = await postForm(postEnquiryLink, posted, refused(message, { status }));
  expect(result).toMatchObject({ init: { status }, data: { ...view, message } });
});
