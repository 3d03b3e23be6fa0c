import sharp from 'sharp';

/** A picture, red above and blue below. */
export const twoColours = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c00' } }).composite([
    {
      input: { create: { width, height: Math.floor(height / 2), channels: 3, background: '#00c' } },
      gravity: 'south',
    },
  ]);

/** The note of EXIF that the right side of what was seen is above in the file. */
export const LYING = 6;

/** As a phone stores a picture that was taken with the phone upright: lying, with a note to turn it, and where it was. */
export const phonePhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c00' } })
    .composite([
      {
        input: { create: { width: Math.floor(width / 2), height, channels: 3, background: '#00c' } },
        gravity: 'east',
      },
    ])
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' },
    })
    .withMetadata({ orientation: LYING })
    .jpeg()
    .toBuffer();

/** A turned picture of 50 megapixels, the most there may be. */
export const hugePhoto = () =>
  sharp({ create: { width: 8660, height: 5773, channels: 3, background: '#c00' } })
    .withMetadata({ orientation: LYING })
    .jpeg()
    .toBuffer();

/** A box of an MP4 file. */
export function box(type: string, ...content: readonly (Buffer | string)[]): Buffer {
  const inner = Buffer.concat(content.map((one) => Buffer.from(one as string, 'latin1')));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + inner.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, inner]);
}

/** Where a phone says it was. */
export const PLACE = '+52.5000+013.4000/';

/** The boxes of a film of no pictures, with what phones write about the place in the two ways they have. */
export function film({ brand = 'isom', handler = 'vide', about = [PLACE] } = {}): Buffer {
  const track = box('trak', box('mdia', box('hdlr', '\0'.repeat(8), handler, '\0'.repeat(13))));
  const notes = about.map((text) => [box('udta', box('\xa9xyz', text)), box('meta', text)]).flat();
  return Buffer.concat([
    box('ftyp', brand, '\0\0\x02\0', brand),
    box('moov', box('mvhd', '\0'.repeat(100)), track, ...notes),
    box('mdat', 'the film'),
  ]);
}

/** The head of a WebM file. Nobody looks at what follows. */
export const webm = (docType = 'webm'): Buffer =>
  Buffer.from(
    `\x1a\x45\xdf\xa3\x87\x42\x82${String.fromCharCode(0x80 + docType.length)}${docType}`,
    'latin1',
  );
