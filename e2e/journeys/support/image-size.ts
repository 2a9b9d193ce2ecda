/** Width and height of a PNG or JPEG, read from its own header. */
export function imageSize(bytes: Buffer): [width: number, height: number] {
  if (bytes.toString('latin1', 1, 4) === 'PNG') return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  // JPEG: from segment to segment until one that begins a frame (C0 to C2: baseline, extended, progressive).
  let at = 2;
  while (at + 9 < bytes.length && !isFrame(bytes.readUInt8(at + 1))) at += 2 + bytes.readUInt16BE(at + 2);
  return at + 9 < bytes.length ? [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)] : [0, 0];
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xc2;
}
