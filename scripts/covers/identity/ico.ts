/** A PNG image of an icon file. */
type Image = { readonly size: number; readonly png: Buffer };

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/**
 * Writes a Windows icon file with PNG images: a header, one entry per image, then the images. Format: ICONDIR and
 * ICONDIRENTRY of the Win32 documentation; PNG since Windows Vista.
 */
export function icoOf(images: readonly Image[]): Buffer {
  const directory = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * images.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  for (const [index, { size, png }] of images.entries()) {
    const entryOffset = HEADER_BYTES + ENTRY_BYTES * index;
    directory.writeUInt8(size % 256, entryOffset);
    directory.writeUInt8(size % 256, entryOffset + 1);
    directory.writeUInt16LE(1, entryOffset + 4);
    directory.writeUInt16LE(32, entryOffset + 6);
    directory.writeUInt32LE(png.length, entryOffset + 8);
    directory.writeUInt32LE(offset, entryOffset + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...images.map(({ png }) => png)]);
}
