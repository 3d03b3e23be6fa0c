/** A picture of three stripes, as a camera makes it. */
export async function photo(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(300, 200);
  const drawing = canvas.getContext('2d');
  for (const [place, colour] of ['teal', 'gold', 'tomato'].entries()) {
    if (drawing) drawing.fillStyle = colour;
    drawing?.fillRect(place * 100, 0, 100, 200);
  }
  return new File([await canvas.convertToBlob()], name, { type: 'image/png', lastModified: 7 });
}

/** As the chooser of the system would: also what it was not asked for. */
export const chooseFiles = (...files: File[]): void => chooseFilesIn(document, ...files);

/** In one of several choosers, by the part of the page that it is in. */
export function chooseFilesIn(part: ParentNode, ...files: File[]): void {
  const input = part.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no chooser.');
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  input.files = list.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
