/** One red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture of this name, for a chooser of files. */
export const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG });

/** Its name says that it is a picture, its bytes do not. */
export const noPicture = (name: string) => ({ ...picture(name), buffer: Buffer.from('<svg>') });
