import sharp from 'sharp';
import { describePicture } from './make-picture.ts';

const rule = 'replace it with a still JPEG, PNG or WebP picture of at most 40 million pixels and 20 MB';

const heicSentence =
  'is a HEIC picture, which most browsers cannot show; open it, export it as JPEG and name that roof.jpg';

it.each<[file: string, what: string, master: () => Promise<Buffer> | Buffer, sentence: string]>([
  ['roof.webp', 'a PNG', () => blank().png().toBuffer(), 'is a PNG picture; name it roof.png'],
  ['roof.png', 'a JPEG', () => blank().jpeg().toBuffer(), 'is a JPEG picture; name it roof.jpg'],
  ['roof.JPG', 'a JPEG', () => blank().jpeg().toBuffer(), 'is a JPEG picture; name it roof.jpg'],
  ['roof.WebP', 'a WebP', () => blank().webp().toBuffer(), 'is a WebP picture; name it roof.webp'],
  ['roof.heic', 'a HEIC', () => brandedFile('heic'), heicSentence],
  ['roof.jpg', 'a HEIC of several pictures', () => brandedFile('mif1'), heicSentence],
  ['roof.heic', 'a JPEG', () => blank().jpeg().toBuffer(), 'is a JPEG picture; name it roof.jpg'],
  ['roof.avif', 'an AVIF', () => blank().avif().toBuffer(), `is not a JPEG, PNG or WebP picture; ${rule}`],
  ['roof.gif', 'a GIF', () => blank().gif().toBuffer(), `is not a JPEG, PNG or WebP picture; ${rule}`],
  ['roof.jpg', 'a TIFF', () => blank().tiff().toBuffer(), `is not a JPEG, PNG or WebP picture; ${rule}`],
  ['roof.png', 'a drawing', () => Buffer.from('<svg/>'), `is not a JPEG, PNG or WebP picture; ${rule}`],
  ['roof.jpg', 'nothing', () => Buffer.alloc(0), `is empty; ${rule}`],
  ['roof.jpg', 'its first three bytes', () => Buffer.from([0xff, 0xd8, 0xff]), `cannot be read as a picture; ${rule}`],
  ['roof.webp', 'several pictures', () => movingWebp(), `moves; ${rule}`],
  ['roof.png', 'several pictures', () => movingPng(), `moves; ${rule}`],
  ['roof.jpg', 'half of its bytes', async () => half(await noise().jpeg().toBuffer()), `is damaged; ${rule}`],
  ['roof.png', 'half of its bytes', async () => half(await noise().png().toBuffer()), `is damaged; ${rule}`],
  ['roof.jpg', '21 MB', () => Buffer.alloc(20_000_001), `has 21 MB; ${rule}`],
])('refuses %s with %s in a sentence that names it', async (file, _what, master, sentence) => {
  const described = describePicture(await master(), { file: `pictures/${file}`, stem: 'roof' });
  await expect(described).rejects.toMatchObject({ message: `${file} ${sentence}` });
});

it.each([
  ['roof.jpg', () => blank().jpeg()],
  ['roof.jpeg', () => blank().jpeg({ progressive: true })],
  ['roof.png', () => blank().png({ palette: true })],
  ['roof.webp', () => blank().webp()],
])('takes %s', async (file, write) => {
  const master = await write().toBuffer();
  expect(await describePicture(master, { file, stem: 'roof' })).toMatchObject({ stem: 'roof', width: 20, height: 20 });
});

function blank() {
  return sharp({ create: { width: 20, height: 20, channels: 3, background: '#336655' } });
}

function noise() {
  const grain = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 200, height: 200, channels: 3, background: '#000', noise: grain } });
}

function half(master: Buffer): Buffer {
  return master.subarray(0, master.length / 2);
}

/** The head of a file in the ISO base media format, with nothing behind it. */
function brandedFile(brand: string): Buffer {
  const head = Buffer.alloc(200);
  head.writeUInt32BE(24, 0);
  head.write(`ftyp${brand}\0\0\0\0mif1${brand}`, 4, 'latin1');
  return head;
}

async function movingWebp(): Promise<Buffer> {
  const frames = [await blank().png().toBuffer(), await blank().negate().png().toBuffer()];
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

/** A PNG with the chunk that announces an animation of two frames; its checksum is not looked at. */
async function movingPng(): Promise<Buffer> {
  const still = await blank().png().toBuffer();
  const announcement = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
  const endOfHead = 33;
  return Buffer.concat([still.subarray(0, endOfHead), announcement, still.subarray(endOfHead)]);
}
