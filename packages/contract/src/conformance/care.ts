import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNT, logIn } from '../accounts.ts';
import { getCare, updateCare } from '../care.ts';
import { demoSeed } from '../fixtures/demo.ts';
import { DEMO_ACCOUNT_ID } from '../demoAccount.ts';
import { register } from '../registration.ts';
import { expectCallError } from './ask.ts';
import type { OpenBackend } from './backend.ts';
import { goodBodies } from './bodies.ts';
import { annAndBen, memberId, UNKNOWN_ID } from './seeds.ts';

const TOLD = { caregiverEmail: 'care@example.com', supportNeeds: 'Quiet rooms.\nLarge words.' };
const NOTHING = { challengeType: null, caregiverEmail: null, supportNeeds: null };

/** What a member told us about themselves. */
export function careConform(backendName: string, open: OpenBackend): void {
  describe(`what a member told us about them on ${backendName}`, () => {
    it('is nobody else’s to read or to change', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      for (const userId of [memberId('ben'), UNKNOWN_ID]) {
        await expectCallError(ann, getCare, { params: { userId } }, 'notYourAccount');
        await expectCallError(ann, updateCare, { params: { userId }, body: TOLD }, 'notYourAccount');
      }
    });

    it('stays as it is for the account that everybody shares', async () => {
      await using backend = await open(demoSeed(new Date(Date.UTC(2024, 0, 22))));
      const demo = backend.visitor();
      await demo.call(logIn, { body: DEMO_ACCOUNT });
      const params = { userId: DEMO_ACCOUNT_ID };
      await expectCallError(demo, updateCare, { params, body: TOLD }, 'demoAccountStays');
    });

    it('is read as it was told at sign-up, changed one by one, and taken back', async () => {
      await using backend = await open(annAndBen);
      const iris = backend.visitor();
      const { id: userId } = await iris.call(register, { body: { ...goodBodies.register, ...TOLD } });
      const params = { userId };
      const told = { challengeType: 'cognitive', ...TOLD };
      expect(await iris.call(getCare, { params })).toEqual(told);
      const body = { challengeType: 'mental_health', caregiverEmail: '' } as const;
      const changed = { ...told, challengeType: 'mental_health', caregiverEmail: null };
      expect(await iris.call(updateCare, { params, body })).toEqual(changed);
      expect(await iris.call(updateCare, { params, body: {} })).toEqual(changed);
      const nothing = { challengeType: '', caregiverEmail: '', supportNeeds: '' } as const;
      expect(await iris.call(updateCare, { params, body: nothing })).toEqual(NOTHING);
      expect(await iris.call(getCare, { params })).toEqual(NOTHING);
    });
  });
}
