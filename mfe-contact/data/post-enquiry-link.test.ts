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

it('passes on what the service refuses, with the question again', async () => {
  const message = 'This link has expired.';
  const { result } = await postForm(
    postEnquiryLink,
    { step: 'answered', token: 'a.b' },
    refused(message, { status: 410 }),
  );
  expect(result).toMatchObject({ init: { status: 410 }, data: { step: 'question', action: 'answered', message } });
});
