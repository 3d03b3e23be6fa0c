/** What a card is drawn with, in CSS pixels. */
const SIZE = { width: 720, height: 480, edge: 40, picture: 130, text: 28 };

/** How the theme paints a shape. A picture has no style sheet. */
const PAINTS = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'] as const;

/** A drawing of the page, painted as the theme has it now, as an image. */
async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [...copy.querySelectorAll('path')];
  for (const [n, path] of [...drawing.querySelectorAll('path')].entries()) {
    const painted = getComputedStyle(path);
    for (const name of PAINTS) copies[n]?.setAttribute(name, painted.getPropertyValue(name));
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(SIZE.picture));
  copy.setAttribute('height', String(SIZE.picture));
  const url = URL.createObjectURL(new Blob([copy.outerHTML], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

export interface SavedCard {
  /** The card on the page, with one drawing for each word. */
  shown: HTMLElement | null;
  words: readonly string[];
  lines: readonly string[];
  fileName: string;
}

/** Draws a card and gives it to the device as a picture, which phones keep beside the photos. Throws where that is refused. */
export async function savePicture({ shown, words, lines, fileName }: SavedCard): Promise<void> {
  const { width, height, edge, picture, text } = SIZE;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context || !shown) throw new Error('This browser draws nothing.');
  const { backgroundColor, color, fontFamily } = getComputedStyle(shown);
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, width, height);
  context.fillStyle = color;
  context.font = `${text}px ${fontFamily}`;
  const step = (width - 2 * edge) / words.length;
  const images = await Promise.all(
    [...shown.querySelectorAll('svg.fb-Illustration')].map((svg) => imageOf(svg as SVGSVGElement)),
  );
  for (const [n, image] of images.entries()) {
    context.drawImage(image, edge + n * step, edge, picture, picture);
    context.fillText(words[n] ?? '', edge + n * step, edge + picture + 1.5 * text, picture);
  }
  for (const [n, line] of lines.entries())
    context.fillText(line, edge, edge + picture + (4 + 1.6 * n) * text, width - 2 * edge);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error('This browser makes no picture.');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
