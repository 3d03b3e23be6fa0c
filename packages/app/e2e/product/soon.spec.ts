// Not the journeys' own `test`: two people, each in a browser of their own.
import { expect, test } from '@playwright/test';
import { tier } from '../journey.ts';
import { expectNoShift } from '../layoutShift.ts';
import { askFor, openMember, openTold, sharePost, twoFriends } from '../people.ts';
import { expectSoon, PRESSES, SOON_MS, timeTo } from '../soon.ts';

test('of fifty messages 95 % are seen within a second', tier(true), async ({ browser, baseURL }) => {
  const [ann, ben] = await twoFriends(browser, baseURL);
  await openTold(ann.page, `/messages?with=${ben.member.id}`);
  await openTold(ben.page, `/messages?with=${ann.member.id}`);
  await expectSoon(ann.page, ben.page);
  await expectNoShift(ben.page);
});

for (const [way, press] of Object.entries(PRESSES)) {
  test(
    `a yes, a like and a comment by ${way} are seen within two seconds`,
    tier(true),
    async ({ browser, baseURL }) => {
      const ann = await openMember(browser, baseURL, 'Ann Berg');
      const ben = await openMember(browser, baseURL, 'Ben Clark');
      const post = await sharePost(ann.member, `Look up, ${ann.member.username}.`);
      await askFor(ann.member, ben.member);
      await openTold(ann.page, '/friends');
      await openTold(ben.page, '/friends');
      const accept = ben.page.getByRole('button', { name: 'Accept Ann Berg' });
      const yes = await timeTo(ann.page, '1 new friend', ben.page, () => press(accept));
      expect(yes).toBeLessThanOrEqual(SOON_MS);
      await expectNoShift(ann.page);

      await openTold(ann.page, `/?post=${post}&comments=${encodeURIComponent(JSON.stringify([post]))}`);
      await openTold(ben.page, `/?post=${post}`);
      const atBen = ben.page.getByRole('article').first();
      const like = await timeTo(ann.page, '1 like', ben.page, () =>
        press(atBen.getByRole('button', { name: /^Like, / })),
      );
      expect(like).toBeLessThanOrEqual(SOON_MS);
      await press(atBen.getByRole('button', { name: /^View Comments/ }));
      await atBen.getByRole('textbox').fill('Why?');
      const comment = await timeTo(ann.page, '1 new comment', ben.page, () =>
        press(atBen.getByRole('button', { name: 'Send comment' })),
      );
      expect(comment).toBeLessThanOrEqual(SOON_MS);
      await expectNoShift(ann.page);
    },
  );
}
