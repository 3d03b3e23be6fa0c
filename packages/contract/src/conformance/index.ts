import { describe, expect, it } from 'vitest';
import type { OpenBackend } from './backend.ts';
import { caseGroups } from './caseGroups.ts';
import type { Reach, Subject } from './caseGroups.ts';
import { namedRefusals } from './namedRefusals.ts';
import { holdingRefusals } from './refusals.ts';
import type { SeenRefusals } from './refusals.ts';

export type * from './backend.ts';
export type { CallName } from './bodies.ts';
export { bodyOf, calls, everyCall, pathFor, requestFor } from './bodies.ts';
export type { Reach, Subject } from './caseGroups.ts';
export { goodStatus, pathIn, readyRequest } from './readyRequests.ts';
export { everythingReadBy } from './readable.ts';
export { talkative } from './safety.ts';
export { memberId, PASSWORD, postId } from './seeds.ts';
export { MP4, PNG } from './uploadSeeds.ts';

/** The subjects of the cases. A backend may run each in a test file of its own. */
export const subjects = Object.keys(caseGroups) as Subject[];

/** The cases of one subject, for one backend, of the kinds in `reaches`. */
export function subjectConforms(
  subject: Subject,
  backendName: string,
  open: OpenBackend,
  reaches: readonly Reach[] = ['storage', 'shape'],
): void {
  const seen: SeenRefusals = new Set();
  const held = holdingRefusals(open, seen);
  for (const reach of reaches) for (const conform of caseGroups[subject][reach]) conform(backendName, held);

  describe(`the refusals of ${subject} on ${backendName}`, () => {
    it('were all given at least once in the cases above', () => {
      expect(namedRefusals(subject, reaches).filter((refusal) => !seen.has(refusal))).toEqual([]);
    });
  });
}

/** Every case, for one backend: call it once in a test file of that backend. */
export function allConform(backendName: string, open: OpenBackend): void {
  for (const subject of subjects) subjectConforms(subject, backendName, open);
}
