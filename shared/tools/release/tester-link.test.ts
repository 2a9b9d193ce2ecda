import { testerLink } from './tester-link.ts';

it('makes an address that people can read and edges can too', () => {
  const link = testerLink('https://site.example/deep', {
    versions: { blog: '1.0.0-b', shell: '1.0.0-a' },
    token: '1.x_-',
  });
  expect(link).toBe('https://site.example/?part=blog@1.0.0-b&part=shell@1.0.0-a&token=1.x_-');
  expect(new URL(link).searchParams.getAll('part')).toEqual(['blog@1.0.0-b', 'shell@1.0.0-a']);
});

it('names a whole release', () => {
  expect(testerLink('http://localhost:8080', { versions: {}, release: '6b1f0c2d9a44', token: 't' })).toBe(
    'http://localhost:8080/?release=6b1f0c2d9a44&token=t',
  );
});
