import { field } from '../testing/contact-form.ts';
import { accepted, refused } from '../testing/fake-api.ts';
import { openContactPage } from './testing/open-contact-page.tsx';

it('fetches the token once, at the first focus in the form', async () => {
  const { user, tokens } = openContactPage();
  expect(tokens).toEqual([]);
  await user.click(field('Name'));
  await user.click(field('Message'));
  expect(tokens).toEqual(['/api/v1/csrf']);
});

it('stores the token of a service on another origin as a cookie', async () => {
  const { user } = openContactPage({ token: async () => ({ status: 'success', data: { token: 'random.signature' } }) });
  await user.click(field('Name'));
  expect(document.cookie).toBe('XSRF-TOKEN=random.signature');
});

it('sends without a token when fetching fails', async () => {
  const { send } = openContactPage({ token: () => Promise.reject(new Error('no token today')) });
  expect(await send()).toBeVisible();
});

it('renews an expired token, keeps the key', async () => {
  const { send, sent, tokens } = openContactPage({
    responses: [refused('Too old.', { status: 403, code: 'token_invalid' }), accepted()],
  });
  expect(await send()).toBeVisible();
  expect(tokens).toHaveLength(2);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

it('asks a host without tokens once, and sends', async () => {
  const { send, tokens, sent } = openContactPage({ token: refused('Not found.', { status: 404 }) });
  await send();
  expect([tokens.length, sent.length]).toEqual([1, 1]);
});
