import { casesInTier } from '@friendbase/contract/conformance/tier';
import type { EventEntry } from '@friendbase/contract';
import { startDemo, type Demo, type Scenario } from '@friendbase/mocks';
import { FakeStorage } from '@friendbase/mocks/testing';
import ICAL from 'ical.js';
import '@friendbase/ui-kit/styles.css';
import { forgetAnnouncements } from '@friendbase/ui-kit/testing';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { AppStage } from '../../../testing/AppStage.tsx';
import { answerInstead, changeAnswers, errorAnswer } from '../../../testing/answerInstead.ts';
import { FIRST_WINDOWS } from '../../../testing/firstWindow.tsx';
import { factLinesOf } from '../../../testing/factLines.ts';
import { hear } from '../../../testing/hear.ts';
import { expectRowThatScrolls } from '../../../testing/rowThatScrolls.ts';
import { confirm } from '../../../testing/outcomes/act.ts';

let demo: Demo;
afterEach(async () => {
  vi.restoreAllMocks();
  await demo.stop();
});

const PARTY = 'Friendly Dance Party';
const PICNIC = 'Picnic by the Duck Pond';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const choose = async (name: string) => {
  radio(name).element().focus();
  await userEvent.keyboard(' ');
};
const cards = () => page.getByRole('article').elements();
const press = async (name: string) => {
  await expect.element(button(name)).toBeVisible();
  button(name).element().focus();
  await userEvent.keyboard('{Enter}');
};

async function openEvents(path = '/events', scenario: Scenario = 'busy') {
  demo = await startDemo({ scenario });
  const heard = hear();
  await render(<AppStage path={path} storage={new FakeStorage()} />);
  await expect.poll(() => cards().length).toBeGreaterThan(0);
  return heard;
}

describe('the address of Events', () => {
  it('with an event that there is not says so once, and shows the list', { tags: 'long' }, async () => {
    const heard = await openEvents('/events#event-99');
    await expect.element(page.getByText('We could not find that event').last()).toBeVisible();
    // What a slow list says before is not of the link.
    const said = () => heard.filter((text) => text !== 'Loading...');
    await expect.poll(said).toEqual(['We could not find that event']);
    expect(cards()).toHaveLength(6);
    await choose('Dances');
    await expect.element(page.getByRole('main')).not.toHaveTextContent('We could not find');
  });

  it.each(['picnics', '', '%00', '["dance"]'])(
    'with the filter “%s”, which there is not, shows all',
    { tags: 'long' },
    async (show) => {
      await openEvents(`/events?show=${encodeURIComponent(show)}`);
      await expect.element(radio('All')).toBeChecked();
      expect(cards()).toHaveLength(6);
    },
  );

  it('with a filter shows what it says', { tags: 'long' }, async () => {
    await openEvents('/events?show=concert');
    await expect.element(radio('Concerts')).toBeChecked();
    expect(cards()).toHaveLength(2);
  });

  it(
    'with an event leads to its heading, also where the filter would hide it',
    { tags: 'long' },
    async () => {
      await openEvents('/events?show=concert#event-4');
      await expect.element(heading('Sunday Tea Dance')).toHaveFocus();
      await expect.element(heading('Sunday Tea Dance')).toBeInViewport();
      await expect.element(radio('All')).toBeChecked();
    },
  );
});

describe('the list of events', () => {
  const LIST = { method: 'GET', path: '/api/events' } as const;
  const waiting = page.getByRole('main').getByText('Loading...');

  it('that did not load says so once, and comes by “Try again”, with the focus at the filter then', async () => {
    demo = await startDemo({ scenario: 'busy' });
    const end = answerInstead(LIST, () => errorAnswer(500, 'ourFault'));
    const heard = hear();
    await render(<AppStage path="/events" storage={new FakeStorage()} />);
    await expect.element(page.getByRole('main').getByText('The events did not load')).toBeVisible();
    end();
    await press('Try again');
    await expect.poll(cards).toHaveLength(6);
    await expect.element(button('Try again')).not.toBeInTheDocument();
    // What stands before the list: the button with the focus has gone.
    await expect.element(radio('All')).toHaveFocus();
    expect(heard.filter((text) => text.startsWith('The events did not load'))).toHaveLength(1);
  });

  it('that is slow says that it is on its way, once, and then is there', { tags: 'long' }, async () => {
    demo = await startDemo({ scenario: 'busy' });
    const answered = Promise.withResolvers<void>();
    const end = answerInstead(LIST, async (ask) => {
      await answered.promise;
      return ask();
    });
    // Ten seconds later it would say that it takes long.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const heard = hear();
    await render(<AppStage path="/events" storage={new FakeStorage()} />);
    await expect.element(waiting).toBeVisible();
    await vi.advanceTimersByTimeAsync(1000);
    await expect.poll(() => heard).toEqual(['Loading...']);
    answered.resolve();
    await expect.poll(cards).toHaveLength(6);
    await expect.element(waiting).not.toBeInTheDocument();
    expect(heard).toEqual(['Loading...']);
    end();
  });
});

it('a filter says how many there are, once, and keeps what was joined', async () => {
  const heard = await openEvents();
  await press(`Join Event, ${PARTY}`);
  await choose('Outings');
  await expect.poll(() => cards().length).toBe(2);
  await expect.poll(() => heard.filter((one) => one === '2 events')).toHaveLength(1);
  await choose('All');
  await expect.element(button(`Joined!, ${PARTY}`)).toBeVisible();
});

it(
  'the filters stand in one row on a phone, which a button scrolls to its end',
  { tags: 'long' },
  async () => {
    await page.viewport(320, 568);
    await openEvents();
    await expectRowThatScrolls('Show', 'I go to');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
);

it('the date of each event is a leaf over the corner of its picture, in every window', async () => {
  await openEvents();
  const placeOf = (card: Element, part: string) => card.querySelector(part)!.getBoundingClientRect();
  for (const [width, height] of casesInTier(FIRST_WINDOWS, 1)) {
    await page.viewport(width, height);
    for (const card of cards()) {
      const leaf = placeOf(card, '.fb-DateLeaf');
      const picture = placeOf(card, '.fb-PictureCard-picture');
      const across = Math.min(leaf.right, picture.right) - Math.max(leaf.left, picture.left);
      const down = Math.min(leaf.bottom, picture.bottom) - Math.max(leaf.top, picture.top);
      // Most of it, so that it is seen to belong to the picture.
      expect(across).toBeGreaterThan(leaf.width / 2);
      expect(down).toBeGreaterThan(leaf.height / 2);
    }
  }
});

describe('the facts of a card', () => {
  /** A device in Tokyo. */
  const comeFromElsewhere = () => vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-540);

  it.each(casesInTier([320, 390, 768, 1280], 1))(
    'take two lines at %i px: the date, and the time',
    async (width) => {
      comeFromElsewhere();
      await page.viewport(width, 844);
      await document.fonts.load('bold 16px "Atkinson Hyperlegible Next"');
      await openEvents();
      expect(new Set(cards().map(factLinesOf))).toEqual(new Set([2]));
    },
  );

  it('say by whose clocks the times are, where those of the device differ', async () => {
    comeFromElsewhere();
    await openEvents();
    const [first] = page.getByRole('article').all();
    await expect.poll(() => first!.element().textContent).toContain('. The times are New York time.');
  });
});

describe('Join Event', () => {
  it('that fails says so once, and everything is as it was', async () => {
    const heard = await openEvents('/events', 'failing');
    await press(`Join Event, ${PARTY}`);
    await expect
      .poll(() => heard)
      .toEqual(['Not saved. Something went wrong on our side. Please try again.']);
    await expect.element(button(`Join Event, ${PARTY}`)).toHaveFocus();
    await expect.element(page.getByText('7 people interested')).toBeVisible();
  });

  it('turns into Joined! at once, is counted, heard once, and still there on the next visit', async () => {
    const heard = await openEvents();
    await expect.element(page.getByText('7 people interested')).toBeVisible();
    await press(`Join Event, ${PARTY}`);
    await expect.element(button(`Joined!, ${PARTY}`)).toHaveFocus();
    await expect.element(page.getByText('8 people interested')).toBeVisible();
    await expect.poll(() => heard).toEqual([`You joined ${PARTY}. We remind you a day and an hour before.`]);
    await cleanup();
    await render(<AppStage path="/events" storage={new FakeStorage()} />);
    await expect.element(button(`Joined!, ${PARTY}`)).toBeVisible();
    await expect.element(button(`I do not go, ${PARTY}`)).toBeVisible();
  });

  it('pressed twice by an unsteady hand stays joined', { tags: 'long' }, async () => {
    const heard = await openEvents();
    await press(`Join Event, ${PARTY}`);
    await userEvent.keyboard('{Enter}');
    await expect.element(button(`Joined!, ${PARTY}`)).toHaveFocus();
    await expect.poll(() => heard).toContain(`You joined ${PARTY} already. Undo is next.`);
  });

  it(
    'is undone before a slow server has answered, and the focus stays in the card',
    { tags: 'long' },
    async () => {
      const heard = await openEvents();
      let answer = () => {};
      const end = answerInstead({ method: 'PUT', path: '/api/events/' }, async (ask) => {
        await new Promise<void>((resolve) => (answer = resolve));
        return ask();
      });
      await press(`Join Event, ${PARTY}`);
      await press(`Undo, ${PARTY}`);
      await expect.element(button(`Join Event, ${PARTY}`)).toHaveFocus();
      answer();
      await expect.poll(() => heard.at(-1)).toBe(`You do not go to ${PARTY}.`);
      await expect.element(page.getByText('7 people interested')).toBeVisible();
      await expect.element(button(`Join Event, ${PARTY}`)).toBeVisible();
      end();
    },
  );

  it(
    'is joined again before a slow server has answered: of the press before nothing stands or is heard',
    { tags: 'long' },
    async () => {
      const heard = await openEvents();
      await press(`Join Event, ${PARTY}`);
      await expect.element(button(`Joined!, ${PARTY}`)).toBeVisible();
      await expect.poll(() => heard.at(-1)).toContain(PARTY);
      const before = heard.length;
      // The same words within a second would be one announcement.
      forgetAnnouncements();
      const answered = Promise.withResolvers<void>();
      let isLeft = false;
      const end = answerInstead({ method: 'DELETE', path: '/api/events/' }, async (ask) => {
        await answered.promise;
        const answer = await ask();
        isLeft = true;
        return answer;
      });
      await press(`Undo, ${PARTY}`);
      await press(`Join Event, ${PARTY}`);
      // The second press does not wait for the first: it may be told already.
      answered.resolve();
      await expect.poll(() => isLeft).toBe(true);
      await expect.poll(() => heard.slice(before)).toEqual([expect.stringContaining(`You joined ${PARTY}.`)]);
      await expect.element(button(`Joined!, ${PARTY}`)).toBeVisible();
      await expect.element(page.getByText(`You do not go to ${PARTY}.`)).not.toBeInTheDocument();
      end();
    },
  );

  it('tells which friends go, by face and in words, and what an example is', async () => {
    await openEvents('/events?show=dance');
    const party = page.getByRole('article', { name: PARTY });
    await expect.element(party.getByText(/Leo Okafor.* and 2 more friends go/)).toBeVisible();
    expect(party.element().querySelectorAll('.fb-Avatar')).toHaveLength(3);
    await expect.element(party.getByText(/^We made this event up\./)).toBeVisible();
  });
});

describe('what the member goes to', () => {
  it(
    'is a filter; who goes no more hears it, and is led on when the last one has gone',
    { tags: 'long' },
    async () => {
      const heard = await openEvents();
      await press(`Join Event, ${PARTY}`);
      await choose('I go to');
      await expect.poll(() => cards().length).toBe(2);
      await press(`Undo, ${PARTY}`);
      await expect.element(heading(PICNIC)).toHaveFocus();
      await expect.poll(() => heard.at(-1)).toBe(`You do not go to ${PARTY}.`);
      await press(`I do not go, ${PICNIC}`);
      await expect.element(page.getByText('You go to no event yet')).toBeVisible();
      await expect.element(button('Show all events')).toHaveFocus();
    },
  );

  it('says that an event does not take place, and lets it be taken off the list', async () => {
    demo = await startDemo({ scenario: 'busy' });
    const end = changeAnswers<EventEntry[]>({ method: 'GET', path: '/api/events' }, (all) =>
      all.map((event) => (event.isGoing ? { ...event, status: 'cancelled' as const } : event)),
    );
    const heard = hear();
    await render(<AppStage path="/events?show=mine" storage={new FakeStorage()} />);
    await expect.element(page.getByText('This event does not take place.')).toBeVisible();
    await expect.element(button(`Joined!, ${PICNIC}`)).not.toBeInTheDocument();
    await press(`Take it off my list, ${PICNIC}`);
    await expect.element(button('Show all events')).toHaveFocus();
    // It is said once the server has answered, which may be later than the focus.
    await expect.poll(() => heard.at(-1)).toBe(`You do not go to ${PICNIC}.`);
    end();
  });
});

describe('Share', () => {
  it('where copying is refused shows the link, selected, and a toast', { tags: 'long' }, async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await openEvents();
    await press(`Share, ${PARTY}`);
    const field = page.getByRole('textbox', { name: 'Link to this event' });
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue(`${window.location.origin}/events#event-1`);
    await expect.element(page.getByText('The link is not copied')).toBeVisible();
  });

  it('copies the link to the event', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const heard = await openEvents();
    await press(`Share, ${PARTY}`);
    await expect.poll(() => heard).toEqual(['Link copied.']);
    expect(write).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/events#event-1`);
  });
});

it('Add to my calendar makes a file with the chosen reminder, and only by its press', async () => {
  const make = vi.spyOn(URL, 'createObjectURL');
  const heard = await openEvents();
  await press(`Join Event, ${PARTY}`);
  const party = page.getByRole('article', { name: PARTY });
  const remind = party.getByRole('combobox', { name: 'When should your calendar remind you?' });
  await remind.selectOptions('60');
  expect(make).not.toHaveBeenCalled();
  await press(`Add to my calendar, ${PARTY}`);
  await expect.poll(() => heard.at(-1)).toMatch(/^The file for your calendar is saved\./);
  const [[made] = []] = make.mock.calls;
  const file = made instanceof Blob ? await made.text() : '';
  const calendar = ICAL.Component.fromString(file);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  expect(event.summary).toBe(PARTY);
  expect(event.location).toBe('Mill Lane Hall, 14 Mill Lane, Riverbend, New York');
  expect(file).toContain('TRIGGER:-PT60M');
});

describe('what the member goes to, as a month', () => {
  it('goes to the month before and after by keys, and says each month once, with how much is in it', async () => {
    const heard = await openEvents('/events?show=mine');
    const month = page.getByRole('table', { name: /, what you go to$/ });
    await expect.element(month.getByRole('link', { name: new RegExp(PICNIC) })).toBeVisible();
    const [name = ''] = (month.element().getAttribute('aria-label') ?? '').split(', what');
    await press('Next month');
    await expect.element(button('Next month')).toHaveFocus();
    await expect.poll(() => heard.at(-1)).toMatch(/^[A-Z][a-z]+ \d{4}: nothing$/);
    await expect.element(month.getByRole('link')).not.toBeInTheDocument();
    await press('Month before');
    await expect.element(button('Month before')).toHaveFocus();
    await expect.poll(() => heard.at(-1)).toBe(`${name}: 1 event`);
    await expect.element(month.getByRole('link', { name: new RegExp(PICNIC) })).toBeVisible();
    expect(heard.filter((text) => /: (nothing|1 event)$/.test(text))).toHaveLength(2);
  });
});

describe('the address for the member’s calendar', () => {
  const EXCEPTION = 'Something went wrong on our side. Please try again.';
  const address = () => page.getByRole('textbox', { name: 'Address for my calendar' });
  const made = () => address().element().getAttribute('value');

  it(
    'is renewed after a question alone, and the old one is kept by the safe answer',
    { tags: 'long' },
    async () => {
      const heard = await openEvents('/events?show=mine');
      await press('Make an address');
      await expect.poll(made).toMatch(/^http/);
      const old = made();
      await press('Make a new address');
      const question = page.getByRole('alertdialog', { name: 'Make a new address?' });
      await expect.element(question).toHaveAccessibleDescription(/The old address stops working\./);
      await expect.element(button('Keep the old one')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect.element(button('Make a new address')).toHaveFocus();
      expect(made()).toBe(old);
      await userEvent.keyboard('{Enter}');
      await press('Keep the old one');
      expect(heard.filter((text) => text.startsWith('Your address is made.'))).toHaveLength(1);
    },
  );

  it(
    'that cannot be renewed stays, says so once, and is renewed by another press',
    { tags: 'long' },
    async () => {
      const heard = await openEvents('/events?show=mine');
      await press('Make an address');
      await expect.poll(made).toMatch(/^http/);
      const old = made();
      const end = answerInstead({ method: 'POST', path: '/api/calendar' }, () =>
        errorAnswer(500, 'ourFault', EXCEPTION),
      );
      await press('Make a new address');
      await confirm();
      await expect.element(page.getByRole('main').getByText(EXCEPTION)).toBeVisible();
      await expect.poll(() => heard.filter((text) => text === EXCEPTION)).toHaveLength(1);
      expect(made()).toBe(old);
      end();
      await press('Make a new address');
      await confirm();
      await expect.poll(made).not.toBe(old);
      await expect.element(button('Make a new address')).toHaveFocus();
      await expect.element(page.getByRole('main').getByText(/^Your address is made\./)).toBeVisible();
      await expect.element(page.getByRole('main').getByText(EXCEPTION)).not.toBeInTheDocument();
    },
  );
});
