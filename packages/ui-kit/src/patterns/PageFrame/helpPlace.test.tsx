import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '../../styles.css';
import { Form, FormActions } from '../../components/Form/Form.tsx';
import { HelpButton } from '../HelpButton/HelpButton.tsx';
import { PageFrame } from './PageFrame.tsx';

const open = async (width: number) => {
  await page.viewport(width, 600);
  const screen = await render(
    <PageFrame
      header="Header"
      tools={<a href="#start">Start over</a>}
      footer={<HelpButton onPress={() => {}} />}
    >
      The page
    </PageFrame>,
  );
  return {
    help: screen.getByRole('button', { name: 'Help' }).element().getBoundingClientRect(),
    tools: screen.getByRole('link', { name: 'Start over' }).element().getBoundingClientRect(),
  };
};

/** The sizes of text, the largest in the long tier alone. */
const TEXTS = [
  ['100', {}],
  ['130', {}],
  ['200', { tags: 'long' }],
] as const;

/** The same with each size of text. */
function describeTexts(cases: (text: string) => void): void {
  for (const [text, tier] of TEXTS) {
    describe(`with text at ${text} percent`, tier, () => {
      beforeEach(() => void (document.documentElement.dataset['text'] = text));
      cases(text);
    });
  }
}

const words = <p>{'Words as long as the page. '.repeat(400)}</p>;

/** A page of words alone, or one that begins with a form. */
async function openWords(width: number, content: ReactNode = words) {
  await page.viewport(width, 600);
  await document.fonts.load('18px "Atkinson Hyperlegible Next"');
  return render(
    <PageFrame header="Header" footer={<HelpButton onPress={() => {}} />}>
      {content}
    </PageFrame>,
  );
}
const PLACES = { start: 0, middle: 0.5, end: 1 };
const scrollTo = (place: keyof typeof PLACES) =>
  window.scrollTo(0, PLACES[place] * document.documentElement.scrollHeight);

describe('words at the end of a narrow window', () => {
  /** What is seen at the height of Help, from side to side. */
  const besideHelp = (screen: Awaited<ReturnType<typeof openWords>>, width: number) => {
    const { top, bottom } = screen.getByRole('button', { name: 'Help' }).element().getBoundingClientRect();
    return [top + 4, bottom - 4].flatMap((y) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].map((x) => document.elementFromPoint(x * width, y)?.closest('main, footer')),
    );
  };

  describeTexts((text) => {
    it.each([320, 390])('are whole: at %i px none shows beside Help', async (width) => {
      const screen = await openWords(width);
      const footer = screen.getByRole('contentinfo').element();
      expect(new Set(besideHelp(screen, width))).toEqual(new Set([footer]));
    });

    it.each([
      'start', // the form's actions stand above Help
      'end', // the form is scrolled away
    ] as const)('are whole while a form is in use, at the %s of the page', async (place) => {
      const screen = await openWords(
        390,
        <>
          <Form onSubmit={() => {}}>
            <input aria-label="Name" />
            {words}
            <FormActions>
              <button>Save</button>
            </FormActions>
          </Form>
          {words}
        </>,
      );
      screen.getByRole('textbox', { name: 'Name' }).element().focus();
      scrollTo(place);
      const footer = screen.getByRole('contentinfo').element();
      expect(new Set(besideHelp(screen, 390))).toEqual(new Set([footer]));
      const save = screen.getByRole('button', { name: 'Save' }).element().getBoundingClientRect();
      const { top } = footer.getBoundingClientRect();
      const isAboveHelp = save.top > 0 && save.bottom <= top;
      // Letters twice as large need the room: with them, the actions stand at the end of the form alone.
      expect(isAboveHelp).toBe(place === 'start' && text !== '200');
      expect(save.bottom <= top || save.top >= 600).toBe(true);
    });
  });
});

describe.each([480, 1024, 1280])('words in a window of %i px', (width) => {
  describeTexts(() => {
    it.each(['start', 'middle', 'end'] as const)(
      'are not below Help at the %s of the page',
      async (place) => {
        const screen = await openWords(width);
        scrollTo(place);
        const help = screen.getByRole('button', { name: 'Help' }).element().getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(screen.getByText(/^Words as long/).element());
        const lines = [...range.getClientRects()];
        const beside = lines.filter(({ top, bottom }) => top < help.bottom && bottom > help.top);
        expect(beside.length > 0, 'words go on beside it, to the end of the page').toBe(place !== 'end');
        expect(beside.filter(({ left, right }) => left < help.right && right > help.left)).toEqual([]);
      },
    );
  });
});

describe.each([320, 1280])('the end of the window at %i px', (width) => {
  describeTexts(() => {
    it('has Help in its corner at the right, and no tools', async () => {
      const { help, tools } = await open(width);
      expect(help.bottom).toBeLessThanOrEqual(600);
      expect(help.left).toBeGreaterThan(width / 2);
      expect(tools.top).toBeGreaterThanOrEqual(600);
    });

    it('has Help at the left for who wants it there', { tags: 'long' }, async () => {
      document.documentElement.dataset['helpSide'] = 'left';
      const { help } = await open(width);
      expect(help.bottom).toBeLessThanOrEqual(600);
      expect(help.right).toBeLessThan(width / 2);
    });
  });
});
