import type { WritingCall } from '@friendbase/contract';
import { fixedId } from '@friendbase/contract/fixtures';
import { DEFAULTS, fixedStore, PreferencesProvider } from '@friendbase/ui-kit';
import { render } from 'vitest-browser-react';
import { AppStage } from '../AppStage.tsx';
import { answerInstead, errorAnswer } from '../answerInstead.ts';
import { openSums, playSums } from '../playSums.ts';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { button, confirm, focusOn, press, type Act, type NoAct } from './act.ts';

/** Presses “Close the video” until it is closed: soon after “Next part”, whose button it was, a press is a second one of that. */
export const closeVideo = () =>
  expect
    .poll(() => {
      const close = page.getByRole('button', { name: 'Close the video', exact: true }).query();
      if (close instanceof HTMLElement) close.click();
      return close;
    })
    .toBeNull();

const EXCEPTION =
  'Something went wrong on our side. Please try again. You pay only once, also when you press again.';

const ROUND_FAILED =
  'Something went wrong on our side. Please try again. Your round counts only once, also when you press again.';

const openStore = (control: string) => async () => {
  await render(<AppStage path="/tournaments" />);
  await press(button(control));
};

const OUR_FAULT = 'Something went wrong on our side. Please try again.';
const PARTY = 'Friendly Dance Party';
const PICNIC = 'Picnic by the Duck Pond';

const openEvents = (control: string) => async () => {
  await render(<AppStage path="/events" />);
  await focusOn(button(control));
};

const openClubs = (control: string) => async () => {
  await render(<AppStage path="/clubs" />);
  await focusOn(button(control));
};

/** Whoever opens a club arrives at its heading. */
async function openClubPage(): Promise<void> {
  await render(<AppStage path="/clubs?club=memoryMatch" />);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
}

const LEFT = 'You are not in Brain Training now.';
const CALENDAR_MADE = 'Your address is made. Copy it into your calendar.';
const CALENDAR_ENDED = 'It is off. The address does not work anymore.';

/** With an address that is made, where this is said. */
const openMyEvents = (made?: string) => async () => {
  await render(<AppStage path="/events?show=mine" />);
  if (made === undefined) return focusOn(button('Make an address'));
  await press(button('Make an address'));
  await focusOn(button('Switch it off'));
  await vi.waitFor(() =>
    expect(document.querySelector('[data-live-announcer][role="status"]')).toHaveTextContent(made),
  );
};

const WAVES = 'Breathe with the Waves';

/** A story that was gone through part by part, so that nobody waits for time. */
async function watchToTheEnd(): Promise<void> {
  await render(
    <PreferencesProvider store={fixedStore({ ...DEFAULTS, pace: 'wait' as const })}>
      <AppStage path="/videos" />
    </PreferencesProvider>,
  );
  await press(button(`Watch, ${WAVES}`));
  await press(button('Start Video'));
  for (let part = 0; part < 3; part += 1) await press(button('Next part'));
}

export const store = {
  joinTournament: [
    {
      what: 'joins a tournament',
      call: { method: 'POST', path: '/api/tournaments/' },
      open: openStore('Join Tournament, Garden of Pairs'),
      press: confirm,
      done: {
        shown: 'Welcome to the tournament! Good luck!',
        heard: { said: 'Joined Tournament! Welcome to the tournament! Good luck!' },
      },
      failed: { shown: EXCEPTION, heard: { said: `Failed to Join. ${EXCEPTION}` } },
    },
  ],
  addRound: [
    {
      what: 'sends a round of a tournament again',
      call: { method: 'POST', path: '/api/tournaments/' },
      open: async () => {
        await render(<AppStage path="/tournaments" />);
        await openSums();
        const end = answerInstead({ method: 'POST', path: '/api/tournaments/' }, () =>
          errorAnswer(500, 'ourFault'),
        );
        await playSums(1);
        await focusOn(button('Try again'));
        end();
      },
      press: () => press(button('Try again')),
      done: {
        shown: 'This round added 1 star. You added 1 star today.',
        heard: { said: 'This round added 1 star. You added 1 star today.' },
      },
      failed: { shown: ROUND_FAILED, heard: { said: ROUND_FAILED } },
    },
  ],
  cancelTournament: { noAct: 'Who runs FriendBase calls a tournament off: no page does yet.' },
  joinClub: [
    {
      what: 'joins a club',
      call: { method: 'PUT', path: '/api/clubs/' },
      open: openClubs('Join Club, Memory Match'),
      press: () => press(button('Join Club, Memory Match')),
      done: {
        shown: 'Joined!',
        heard: { said: 'Welcome to Memory Match! Press Play Now when you want to play.' },
      },
      failed: { shown: OUR_FAULT, heard: { said: `Not saved. ${OUR_FAULT}` } },
    },
  ],
  leaveClub: [
    {
      what: 'leaves a club',
      call: { method: 'DELETE', path: '/api/clubs/' },
      open: openClubs('Leave, Brain Training'),
      press: () => press(button('Leave, Brain Training')),
      done: { shown: LEFT, heard: { said: LEFT } },
      failed: { shown: OUR_FAULT, heard: { said: `Not saved. ${OUR_FAULT}` } },
    },
  ],
  startSharedGame: [
    {
      what: 'asks a friend to play',
      call: { method: 'POST', path: '/api/shared-games' },
      open: async () => {
        await openClubPage();
        await press(button('Play with a friend, Memory Match'));
      },
      press: () => press(button('Play with Maya Lindqvist')),
      done: {
        shown: 'Maya Lindqvist has a message from you now.',
        heard: { said: 'Maya Lindqvist has a message from you now.' },
      },
      failed: { shown: OUR_FAULT, heard: { said: OUR_FAULT } },
    },
  ],
  turnSharedCard: [
    {
      what: 'turns a card over in a game with a friend',
      call: { method: 'POST', path: '/api/shared-games/' },
      open: async () => {
        await render(<AppStage path={`/clubs?club=speedThinking&game=${fixedId('sharedGame', 1)}`} />);
        await focusOn(button('face down').first());
      },
      press: () => press(button('face down').first()),
      done: {
        shown: 'Flower. Turn over one more card.',
        heard: { said: 'Flower. Turn over one more card.' },
      },
      failed: { shown: OUR_FAULT, heard: { said: OUR_FAULT } },
    },
  ],
  addSharedRound: [
    {
      what: 'sends a round of a game with a friend again',
      call: { method: 'POST', path: '/api/shared-games/' },
      open: async () => {
        await render(<AppStage path={`/clubs?club=brainTraining&game=${fixedId('sharedGame', 2)}`} />);
        const end = answerInstead({ method: 'POST', path: '/api/shared-games/' }, () =>
          errorAnswer(500, 'ourFault'),
        );
        await playSums(1);
        await focusOn(button('Try again'));
        end();
      },
      press: () => press(button('Try again')),
      done: {
        shown: 'Together you have 9 of 20 stars.',
        heard: { said: 'Together you have 9 of 20 stars.' },
      },
      failed: { shown: ROUND_FAILED, heard: { said: ROUND_FAILED } },
    },
  ],
  endSharedGame: [
    {
      what: 'stops a game with a friend',
      call: { method: 'DELETE', path: '/api/shared-games/' },
      open: async () => {
        await render(<AppStage path={`/clubs?club=speedThinking&game=${fixedId('sharedGame', 1)}`} />);
        await press(button('Stop this game'));
      },
      press: confirm,
      done: { shown: 'This game is over.', heard: { said: 'This game is over.' } },
      failed: { shown: OUR_FAULT, heard: { said: OUR_FAULT } },
    },
  ],
  joinEvent: [
    {
      what: 'joins an event',
      call: { method: 'PUT', path: '/api/events/' },
      open: openEvents(`Join Event, ${PARTY}`),
      press: () => press(button(`Join Event, ${PARTY}`)),
      done: {
        shown: 'We remind you a day and an hour before.',
        heard: { said: `You joined ${PARTY}. We remind you a day and an hour before.` },
      },
      failed: { shown: OUR_FAULT, heard: { said: `Not saved. ${OUR_FAULT}` } },
    },
  ],
  leaveEvent: [
    {
      what: 'goes to an event no more',
      call: { method: 'DELETE', path: '/api/events/' },
      open: openEvents(`I do not go, ${PICNIC}`),
      press: () => press(button(`I do not go, ${PICNIC}`)),
      done: { shown: `You do not go to ${PICNIC}.`, heard: { said: `You do not go to ${PICNIC}.` } },
      failed: { shown: OUR_FAULT, heard: { said: `Not saved. ${OUR_FAULT}` } },
    },
  ],
  makeCalendar: [
    {
      what: 'makes an address for their calendar',
      call: { method: 'POST', path: '/api/calendar' },
      open: openMyEvents(),
      press: () => press(button('Make an address')),
      done: { shown: CALENDAR_MADE, heard: { said: CALENDAR_MADE } },
      failed: { shown: OUR_FAULT, heard: { said: OUR_FAULT } },
    },
  ],
  endCalendar: [
    {
      what: 'switches the address for their calendar off',
      call: { method: 'DELETE', path: '/api/calendar' },
      open: openMyEvents(CALENDAR_MADE),
      press: () => press(button('Switch it off')),
      done: { shown: CALENDAR_ENDED, heard: { said: CALENDAR_ENDED } },
      failed: { shown: OUR_FAULT, heard: { said: OUR_FAULT } },
    },
  ],
  redeemReward: [
    {
      what: 'redeems a reward',
      call: { method: 'POST', path: '/api/rewards/' },
      open: openStore('Redeem, Rain Sound'),
      press: confirm,
      done: { shown: 'Reward Redeemed!', heard: { said: /^Reward Redeemed! Redemption code: FB-/ } },
      failed: { shown: EXCEPTION, heard: { said: `Redemption Failed. ${EXCEPTION}` } },
    },
  ],
  rewardVideo: [
    {
      what: 'is paid for a video',
      call: { method: 'POST', path: '/api/videos/' },
      open: watchToTheEnd,
      press: closeVideo,
      done: {
        shown: 'You got 3 FBB for this video.',
        heard: { said: 'You got 3 FBB. Thank you for watching.' },
      },
      failed: {
        shown: 'You did not get your FBB yet. You did nothing wrong.',
        heard: { said: /^You did not get your FBB yet/ },
      },
    },
  ],
} satisfies Partial<Record<WritingCall, Act[] | NoAct>>;
