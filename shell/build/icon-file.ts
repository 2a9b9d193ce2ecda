import sharp from 'sharp';

/** A drawing as PNG of this many pixels a side. */
export function iconPng(drawing: string, side: number): Promise<Buffer> {
  // Drawn large by its density; otherwise sharp would draw it small and enlarge that.
  return sharp(Buffer.from(drawing), { density: 600 }).resize(side, side).png({ compressionLevel: 9 }).toBuffer();
}

/** Several PNGs in one `.ico`, as browsers read it since Windows Vista. */
export function icoOf(pictures: { side: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length + pictures.length * entryBytes;
  const entries = pictures.map(({ side, png }) => {
    const entry = Buffer.alloc(entryBytes);
    entry.writeUInt8(side, 0);
    entry.writeUInt8(side, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}

/** Of one entry in the directory. */
const entryBytes = 16;
