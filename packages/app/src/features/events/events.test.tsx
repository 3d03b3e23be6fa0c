import { startDemo, type Demo } from '@friendbase/mocks';
import { FakeStorage } from '@friendbase/mocks/testing';
import ICAL from 'ical.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../../testing/AppStage.tsx';
import { hear } from '../../../testing/hear.ts';

let demo: Demo;
afterEach(async () => {
  vi.restoreAllMocks();
  await demo.stop();
});

const PARTY = 'Friendly Dance Party';
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

async function openEvents(path = '/events') {
  demo = await startDemo({ scenario: 'busy' });
  const heard = hear();
  await render(<AppStage path={path} storage={new FakeStorage()} />);
  await expect.element(page.getByRole('radiogroup', { name: 'Show' })).toBeVisible();
  return heard;
}

describe('the address of Events', () => {
  it('with an event that there is not says so once, and shows the list', async () => {
    const heard = await openEvents('/events#event-99');
    await expect.element(page.getByText('We could not find that event').last()).toBeVisible();
    await expect.poll(() => heard).toEqual(['We could not find that event']);
    expect(cards()).toHaveLength(6);
    await choose('Dances');
    await expect.element(page.getByRole('main')).not.toHaveTextContent('We could not find');
  });

  it.each(['picnics', '', '%00', '["dance"]'])(
    'with the filter “%s”, which there is not, shows all',
    async (show) => {
      await openEvents(`/events?show=${encodeURIComponent(show)}`);
      await expect.element(radio('All')).toBeChecked();
      expect(cards()).toHaveLength(6);
    },
  );

  it('with a filter shows what it says', async () => {
    await openEvents('/events?show=concert');
    await expect.element(radio('Concerts')).toBeChecked();
    expect(cards()).toHaveLength(2);
  });

  it('with an event leads to its heading, also where the filter would hide it', async () => {
    await openEvents('/events?show=concert#event-4');
    await expect.element(heading('Sunday Tea Dance')).toHaveFocus();
    await expect.element(heading('Sunday Tea Dance')).toBeInViewport();
    await expect.element(radio('All')).toBeChecked();
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

describe('Join Event', () => {
  it('turns into Joined!, is counted, and is heard once', async () => {
    const heard = await openEvents();
    await expect.element(page.getByText('24 people interested')).toBeVisible();
    await press(`Join Event, ${PARTY}`);
    await expect.element(button(`Joined!, ${PARTY}`)).toHaveFocus();
    await expect.element(page.getByText('25 people interested')).toBeVisible();
    await expect.element(page.getByText('Kept on this page only.', { exact: true })).toBeVisible();
    await expect.poll(() => heard).toEqual([`You joined ${PARTY}. Kept on this page only.`]);
  });

  it('pressed twice by an unsteady hand stays joined', async () => {
    const heard = await openEvents();
    await press(`Join Event, ${PARTY}`);
    await userEvent.keyboard('{Enter}');
    await expect.element(button(`Joined!, ${PARTY}`)).toHaveFocus();
    await expect.poll(() => heard.at(-1)).toBe(`You joined ${PARTY} already. Undo is next.`);
  });

  it('is undone, and the focus stays in the card', async () => {
    const heard = await openEvents();
    await press(`Join Event, ${PARTY}`);
    await press(`Undo, ${PARTY}`);
    await expect.element(button(`Join Event, ${PARTY}`)).toHaveFocus();
    await expect.element(page.getByText('24 people interested')).toBeVisible();
    await expect.poll(() => heard.at(-1)).toBe(`You did not join ${PARTY}.`);
  });
});

describe('Share', () => {
  it('where copying is refused shows the link, selected, and a toast', async () => {
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
  const remind = page.getByRole('combobox', { name: 'When should your calendar remind you?' });
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
