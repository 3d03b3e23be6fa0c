import { parseColour } from './colour.ts';
import { nameOf, seenTexts, type Problem } from './seen.ts';

const PICTURES = 'img, video, canvas, picture';

/** Words that stand on a picture, with no ground of their own between: COGA pattern 4.4.11. */
export const groundProblems = (): Problem[] =>
  seenTexts().flatMap(({ node, parent, lines }) => {
    const [line] = lines;
    if (!line) return [];
    const below = document.elementsFromPoint((line.left + line.right) / 2, (line.top + line.bottom) / 2);
    const from = below.findIndex((element) => element.contains(parent));
    const picture = firstPicture(from < 0 ? [] : below.slice(from));
    return picture ? [`“${node.data.trim()}” stands on ${nameOf(picture)}`] : [];
  });

/** What is met on the way down to the first ground that covers, if it is a picture. */
function firstPicture(layers: readonly Element[]): Element | undefined {
  for (const layer of layers) {
    const { backgroundImage, backgroundColor } = getComputedStyle(layer);
    if (layer.matches(PICTURES) || backgroundImage !== 'none') return layer;
    if (parseColour(backgroundColor).alpha === 1) return undefined;
  }
  return undefined;
}
