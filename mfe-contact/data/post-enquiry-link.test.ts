/** @jest-environment node */
import { ApiError } from '@site/contracts/api';
import { fakeApi } from '../testing/fake-api.ts';
import { postEnquiryLink } from './post-enquiry-link.ts';

const enquiry = {
  reference: 'SEV-7K3M-92QX',
  fullName: 'Asha',
  state: 'done',
  doneAt: '',
  doneBy: 'r',
  assignedTo: '',
};

it('sends token and person, and shows what came of it', async () => {
  const { result, sent } = await post({ step: 'answered', token: 'a.b', person: 'ravi@sevantra.example' });
  expect(sent).toEqual([{ path: '/api/v1/enquiryLinks', body: { token: 'a.b', person: 'ravi@sevantra.example' } }]);
  expect(result).toMatchObject({ data: { step: 'followed', result: { outcome: 'changed', enquiry } } });
});

it('passes on what the service refuses, with the question again', async () => {
  const failure = new ApiError('refused', 'This link has expired.', { status: 410 });
  const { result } = await post({ step: 'mine', token: 'a.b' }, failure);
  expect(result).toMatchObject({
    init: { status: 410 },
    data: { step: 'question', action: 'mine', message: 'This link has expired.' },
  });
});

async function post(values: Record<string, string>, failure?: ApiError) {
  const answer = { status: 'success', data: { outcome: 'changed', enquiry } };
  const { api, sent } = fakeApi({ responses: [() => (failure ? Promise.reject(failure) : Promise.resolve(answer))] });
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const request = new Request('http://localhost/enquiry', { method: 'POST' });
  return { result: await postEnquiryLink({ api, form, params: {}, request }), sent };
}
