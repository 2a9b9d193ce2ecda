import sharp from 'sharp';

it('encodes with one thread on machines of any size, because the bytes of AVIF depend on their number', async () => {
  // As sharp does by itself on a machine of four cores, save with glibc's memory allocator.
  sharp.concurrency(4);
  await import('./make-picture.ts');
  expect(sharp.concurrency()).toBe(1);
});
