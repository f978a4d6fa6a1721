/** A PNG image of an icon file. */
type Image = { readonly size: number; readonly png: Buffer };

const HEADER = 6;
const ENTRY = 16;

/**
 * Writes a Windows icon file with PNG images: a header, one entry per image, then the images. Format: ICONDIR and
 * ICONDIRENTRY of the Win32 documentation; PNG since Windows Vista.
 */
export function icoOf(images: readonly Image[]): Buffer {
  const directory = Buffer.alloc(HEADER + ENTRY * images.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  for (const [index, { size, png }] of images.entries()) {
    const entry = HEADER + ENTRY * index;
    directory.writeUInt8(size % 256, entry);
    directory.writeUInt8(size % 256, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...images.map(({ png }) => png)]);
}
