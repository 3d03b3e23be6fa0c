import { describe, expect, it } from 'vitest';
import { answerAppeal, decideCase, undoDecision } from '../moderation/cases.ts';
import { expectCallError } from './ask.ts';
import type { OpenBackend } from './backend.ts';
import { decide, look, talkative } from './safety.ts';
import { appealOf, caseAbout, caseId, decisionAbout, decisionId, reportBy } from './safetySeeds.ts';
import { among, memberId } from './seeds.ts';
import type { Row } from './seeds.ts';

const AT = '2024-01-03T10:00:00.000Z';
const keeps = { params: { id: caseId(1) }, body: { action: 'keep', version: 0 } } as const;
const undoes = { params: { id: decisionId(1) } };
const answers = { params: { id: caseId(3) }, body: { outcome: 'undo' } } as const;

/** Cases about Ben: one that waits, one that Finn has decided, and an appeal against that. */
const withCases = {
  ...talkative,
  cases: [
    caseAbout('ben', 1),
    caseAbout('ben', 2, { closedAt: AT }),
    caseAbout('ben', 3, { list: 'appeals' }),
  ],
  decisions: [decisionAbout('ben', 1, 2)],
  appeals: [appealOf(3, 1)],
};

/** With how moderators stand to Ben. */
const knowing = (...rows: Row[]) => {
  const { friendships } = among(['ann', 'ben'], [['ann', 'ben', 'accepted'], ...rows]);
  return { ...withCases, friendships };
};

const ACQUAINTED: [title: string, row: Row][] = [
  ['a friend, who asked', ['ed', 'ben', 'accepted']],
  ['a friend, who was asked', ['ben', 'ed', 'accepted']],
  ['who has blocked the member', ['ben', 'ed', 'blocked', 'friend']],
  ['whom the member has blocked', ['ben', 'ed', 'blocked', 'user']],
  ['who has blocked and is blocked', ['ed', 'ben', 'blocked', 'both']],
];

/** Who may act on a case. Undoing and answering ask what deciding asks. */
export function conflictsConform(backendName: string, open: OpenBackend): void {
  describe(`a moderator who is not impartial on ${backendName}`, () => {
    it.each(ACQUAINTED)('neither decides, undoes nor answers: %s', async (_, row) => {
      await using backend = await open(knowing(row));
      const [ed, finn] = [await backend.as('ed'), await backend.as('finn')];
      for (const id of [caseId(1), caseId(2), caseId(3)])
        expect((await look(ed, id)).conflict).toBe('acquainted');
      await expectCallError(ed, decideCase, keeps, 'notYourCase');
      await expectCallError(ed, undoDecision, undoes, 'notYourCase');
      await expectCallError(ed, answerAppeal, answers, 'notYourCase');
      expect((await look(finn, caseId(1))).conflict).toBeNull();
      await finn.call(decideCase, keeps);
      await finn.call(undoDecision, undoes);
    });

    it('does not undo or answer about what they have reported', async () => {
      await using backend = await open({ ...withCases, reports: [reportBy('ed', 1, 2)] });
      const ed = await backend.as('ed');
      expect((await look(ed, caseId(2))).conflict).toBe('reported');
      expect((await look(ed, caseId(3))).conflict).toBe('reported');
      await expectCallError(ed, undoDecision, undoes, 'notYourCase');
      await expectCallError(ed, answerAppeal, answers, 'notYourCase');
    });

    it('answers no appeal against their own decision, and reads so before', async () => {
      await using backend = await open(withCases);
      const finn = await backend.as('finn');
      expect((await look(finn, caseId(3))).conflict).toBe('decidedFirst');
      await expectCallError(finn, answerAppeal, answers, 'otherModerator');
    });

    it('is not one who was asked for a friendship and has not answered', async () => {
      await using backend = await open(knowing(['ben', 'ed', 'pending']));
      const ed = await backend.as('ed');
      expect((await look(ed, caseId(1))).conflict).toBeNull();
      await decide(ed, caseId(1), 'hide');
    });

    it('is not one whom the member has blocked, where no other moderator is left to decide', async () => {
      const rows: Row[] = [
        ['ben', 'ed', 'blocked', 'user'],
        ['ben', 'finn', 'blocked', 'user'],
      ];
      await using backend = await open(knowing(...rows));
      const ed = await backend.as('ed');
      expect((await look(ed, caseId(1))).conflict).toBeNull();
      expect((await decide(ed, caseId(1), 'hide')).by.id).toBe(memberId('ed'));
    });

    it('stays one with a block of their own, also where nobody else is left', async () => {
      const rows: Row[] = [
        ['ed', 'ben', 'blocked', 'both'],
        ['ben', 'finn', 'blocked', 'user'],
      ];
      await using backend = await open(knowing(...rows));
      const ed = await backend.as('ed');
      expect((await look(ed, caseId(1))).conflict).toBe('acquainted');
      await expectCallError(ed, decideCase, keeps, 'notYourCase');
      await decide(await backend.as('finn'), caseId(1), 'hide');
    });
  });
}
