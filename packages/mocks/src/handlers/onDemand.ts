import type { MockHandlers } from '../mock.ts';
import type { CareHandlers } from './care.ts';
import type { Companion } from './companion.ts';
import type { LetterHandlers } from './letters.ts';
import type { ModerationHandlers } from './moderation.ts';
import type { PushHandlers } from './push.ts';
import type { RecoveryHandlers } from './recovery.ts';
import type { ReportHandlers } from './reports.ts';
import type { TakenSettingsHandlers } from './takenSettings.ts';

type Some<Name extends keyof MockHandlers> = Pick<MockHandlers, Name>;

/** Handlers of these names, from a module that is loaded for the first call of one. */
function later<Name extends keyof MockHandlers>(
  names: readonly Name[],
  load: () => Promise<Some<Name>>,
): Some<Name> {
  const laterOf = (name: Name) => async (input: never, context: never) =>
    (await load())[name](input, context);
  return Object.fromEntries(names.map((name) => [name, laterOf(name)])) as Some<Name>;
}

const companion: Companion = later(
  [
    'createMultipart',
    'listParts',
    'signPart',
    'putPart',
    'completeMultipart',
    'abortMultipart',
    'getUploadParams',
    'sendForm',
    'getUploadCredentials',
  ],
  async () => (await import('./companion.ts')).companion,
);

const moderation: ModerationHandlers = later(
  ['listCases', 'getCase', 'decideCase', 'undoDecision', 'answerAppeal', 'getModerationCounts'],
  async () => (await import('./moderation.ts')).moderation,
);

const reports: ReportHandlers = later(
  ['reportThing', 'listReports'],
  async () => (await import('./reports.ts')).reports,
);

const letters: LetterHandlers = later(
  ['writeLetter', 'listLetters', 'answerLetter'],
  async () => (await import('./letters.ts')).letters,
);

const push: PushHandlers = later(
  ['getPush', 'subscribePush', 'unsubscribePush'],
  async () => (await import('./push.ts')).push,
);

const takenSettings: TakenSettingsHandlers = later(
  ['getTakenSettings', 'takeSettings', 'changeTakenSettings'],
  async () => (await import('./takenSettings.ts')).takenSettings,
);

const recovery: RecoveryHandlers = later(
  ['getCard', 'makeCard', 'showCard', 'choosePassword'],
  async () => (await import('./recovery.ts')).recovery,
);

const care: CareHandlers = later(['getCare', 'updateCare'], async () => (await import('./care.ts')).care);

/** What few visitors of the demo come to: it begins without it. A name that is left out does not compile. */
export const onDemand = {
  ...companion,
  ...moderation,
  ...reports,
  ...letters,
  ...push,
  ...takenSettings,
  ...recovery,
  ...care,
};
