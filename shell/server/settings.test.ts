import { readEdgeSettings } from './settings.ts';

it('takes the addresses of several caches', () => {
  const CDN_PURGE_URL = 'http://10.0.0.20:6081,https://api.fastly.com/service/ID/purge';
  expect(readEdgeSettings({ CDN: 'varnish', CDN_PURGE_URL }).sharedCache).toMatchObject({
    purgeUrls: CDN_PURGE_URL.split(','),
  });
});

it.each(['http://user:s3cret@10.0.0.20:6081', 'http://10.0.0.20:6081,http://s3cret@10.0.0.21:6081', '10.0.0.20:6081'])(
  'refuses an address to which no purge can be sent, and does not print it: %s',
  (CDN_PURGE_URL) => {
    expect(() => readEdgeSettings({ CDN: 'varnish', CDN_PURGE_URL })).toThrow(
      new Error(
        'CDN_PURGE_URL must be addresses like http://10.0.0.20:6081,http://10.0.0.21:6081, without users and passwords.',
      ),
    );
  },
);
