import { readCampaign } from './campaign.ts';

it('reads what an advertisement says of itself, and nothing else', () => {
  expect(readCampaign('?gclid=x&utm_source=google&utm_campaign=noida%202026')).toEqual({
    utm_source: 'google',
    utm_medium: '',
    utm_campaign: 'noida 2026',
  });
});

it.each(['', '?', '?gclid=x', '?utm_source=', '?utm_source=%20', '?utm_source=a%00b'])('finds none in %j', (query) => {
  expect(readCampaign(query)).toBeUndefined();
});

it('cuts what is too long', () => {
  expect(readCampaign(`?utm_source=${'x'.repeat(5000)}`)?.utm_source).toHaveLength(100);
});
