/** What the shipped font has for sure. Each machine renders the rest, emoji above all, with another font. */
const FOREIGN = /[^\n\t -~\u00A0-\u00FF\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026\u20AC\u2212]/gu;

const inPlaceOf = (text: string) => text.replaceAll(FOREIGN, '#');

/** Does something while letters that the shipped font lacks are a sign that it has, and then puts them back. */
export async function withShippedLetters(work: () => Promise<void>): Promise<void> {
  const undo: (() => void)[] = [];
  const replace = () => void undo.push(...replaceTexts(), ...replaceValues());
  // What is rendered late, such as the picture of a person, may bring its words again.
  const watch = new MutationObserver(replace);
  replace();
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  try {
    await work();
  } finally {
    watch.disconnect();
    for (const putBack of undo) putBack();
  }
}

function replaceTexts(): (() => void)[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const undo = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const { data } = node;
    if (inPlaceOf(data) === data) continue;
    node.data = inPlaceOf(data);
    undo.push(() => void (node.data = data));
  }
  return undo;
}

function replaceValues(): (() => void)[] {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .filter(({ value, type }) => type !== 'file' && inPlaceOf(value) !== value)
    .map((field) => {
      const { value } = field;
      field.value = inPlaceOf(value);
      return () => void (field.value = value);
    });
}
