import { afterAll, beforeEach, describe, expect } from 'vitest';
import type { RunnerTask } from 'vitest';
import type { OpenBackend } from './backend.ts';
import { caseGroups, databaseCases } from './caseGroups.ts';
import type { Reach, Subject } from './caseGroups.ts';
import { namedErrors } from './namedErrors.ts';
import { checkingErrors } from './errors.ts';
import type { SeenErrors } from './errors.ts';

export { event, eventId } from './eventSeeds.ts';
export { eventDraft, planBy, planId, tournamentDraft, withPlans } from './planSeeds.ts';
export { codeOf, goodRound, redemptionBy, reward, tournament, tournamentId } from './moneySeeds.ts';
export type * from './backend.ts';
export type { CallName } from './bodies.ts';
export { readyExport } from './exportSeeds.ts';
export { anyRequests } from './anyRequests.ts';
export type { AnyRequest } from './anyRequests.ts';
export { lastSecrets, mailedCode, otherCodeThan, secretsIn } from './mailSeeds.ts';
export { BY_PASSWORD, logInBy, passkeyFor, withPasskey } from './passkeySeeds.ts';
export { PASSKEY_SITE, softAuthenticator } from './authenticator.ts';
export { CARD, cardOf } from './recoverySeeds.ts';
export { choosePictures, faceOf, PICTURES, showPictures, WRONG_PICTURES } from './pictureSeeds.ts';
export { bodyOf, calls, everyCall, pathFor, requestFor } from './bodies.ts';
export type { Reach, Subject } from './caseGroups.ts';
export type { Begun } from './companionSeeds.ts';
export { abort, askForm, begin, complete, pathOf, sendPart } from './companionSeeds.ts';
export { goodStatus, pathIn, readyRequest } from './readyRequests.ts';
export { everythingReadBy } from './readable.ts';
export { talkative } from './safety.ts';
export { caseAbout, decisionAbout, letterBy, letterId, reportBy } from './safetySeeds.ts';
export { among, mediaUrls, memberId, PASSWORD, pictureOf, postBy, postId } from './seeds.ts';
export { messageId } from './talkSeeds.ts';
export { readEvents } from './eventStream.ts';
export { casesInTier, isLong, spreadInTier } from './tier.ts';
export { MP4, PNG, process, send } from './uploadSeeds.ts';

/** The subjects of the cases. A backend may run each in a test file of its own. */
export const subjects = Object.keys(caseGroups) as Subject[];

/** The cases of one subject, for one backend, of the kinds in `reaches`. */
export function subjectConforms(
  subject: Subject,
  backendName: string,
  open: OpenBackend,
  reaches: readonly Reach[] = ['storage', 'shape'],
): void {
  const seen: SeenErrors = new Set();
  const held = checkingErrors(open, seen);
  describe(`the cases of ${subject} on ${backendName}`, () => {
    for (const reach of reaches) for (const conform of caseGroups[subject][reach]) conform(backendName, held);

    let file: RunnerTask | undefined;
    beforeEach(({ task }) => void (file = task.file));
    // Behind the cases, in whatever order they run.
    afterAll(() => {
      if (!file || !isWhole(file)) return;
      const missing = namedErrors(subject, reaches).filter((errorLike) => !seen.has(errorLike));
      expect(missing, `error responses of ${subject} that no case on ${backendName} was given`).toEqual([]);
    });
  });
}

/** Whether no case was left out: where some were asked for by name, those are not given every error response. */
const isWhole = (task: RunnerTask): boolean =>
  task.type === 'suite' ? task.tasks.every(isWhole) : task.mode !== 'skip';

/** The cases in which a second database of a backend can be wrong alone. */
export function databaseConforms(backendName: string, open: OpenBackend): void {
  for (const conform of databaseCases) conform(backendName, checkingErrors(open, new Set()));
}

/** Every case, for one backend: call it once in a test file of that backend. */
export function allConform(backendName: string, open: OpenBackend): void {
  for (const subject of subjects) subjectConforms(subject, backendName, open);
}
