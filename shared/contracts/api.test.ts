import { ApiError, isApiError } from './api.ts';
import { failure } from './envelope.ts';

it('says why a call failed', () => {
  const detail = { status: 422, code: 'invalid', fields: { email: 'Please enter email.' } };
  expect({ ...new ApiError('refused', 'Please check the form.', detail) }).toMatchObject(detail);
  const error = new ApiError('timeout', 'No answer within 15 s.');
  expect(error).toMatchObject({ message: 'No answer within 15 s.', failure: 'timeout', status: 0, code: 'timeout' });
  expect(error.fields).toEqual({});
});

it("knows an error of another part's class by its name", () => {
  const copy = Object.assign(new Error('Not found.'), { name: 'ApiError' });
  expect([new ApiError('refused', ''), copy, new Error('Not found.'), { name: 'ApiError' }].map(isApiError)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('names fields in a failure only where the service does', () => {
  expect(failure('not_found', 'No such post.')).toEqual({
    status: 'error',
    error: { code: 'not_found', message: 'No such post.' },
  });
  expect(failure('invalid', 'Please check.', { name: 'Please enter name.' }).error.fields).toEqual({
    name: 'Please enter name.',
  });
});
