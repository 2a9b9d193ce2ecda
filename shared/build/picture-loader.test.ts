import sharp from 'sharp';
import pictureLoader from './picture-loader.ts';

it.each(['jpeg', 'png', 'webp'] as const)('turns a master in %s into its pictures', async (format) => {
  const { source, files } = await load(`/part/pictures/roof.${format}`, await picture().toFormat(format).toBuffer());
  expect(source).toMatch(/"stem":"pictures\/roof-[0-9a-z]+"/);
  expect(files).toEqual([
    expect.stringMatching(/^pictures\/roof-.+-30\.avif$/),
    expect.stringMatching(/^pictures\/roof-.+-30\.webp$/),
  ]);
});

it('fails the build at a master of another format than its name says', async () => {
  const master = await picture().png().toBuffer();
  await expect(load('/part/pictures/roof.webp', master)).rejects.toThrow(
    'roof.webp is a PNG picture; name it roof.png',
  );
});

function picture() {
  return sharp({ create: { width: 30, height: 20, channels: 3, background: '#336655' } });
}

/** What the loader gives to the build. */
function load(resourcePath: string, master: Buffer): Promise<{ source: string; files: string[] }> {
  const files: string[] = [];
  return new Promise((resolve, reject) => {
    const context: ThisParameterType<typeof pictureLoader> = {
      resourcePath,
      async: () => (error, source) => (error ? reject(error) : resolve({ source: String(source), files })),
      getOptions: () => ({ emits: true }),
      emitFile: (name) => void files.push(name),
    };
    void pictureLoader.call(context, master);
  });
}
