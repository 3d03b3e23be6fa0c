import { isAboutMoney, isBlank, REWARD_LIMITS, TOURNAMENT_LIMITS, type PlanKind } from '@friendbase/contract';
import { messageOf, type Words } from '@friendbase/ui-kit/words';
import { reasonOf } from '../../lib/errors/apiErrors.ts';
import type { FormRules } from '../../lib/forms/formMachine.ts';
import { planErrors, planForm } from '../../words/en/organize.ts';
import type { PlanField, PlanValues } from './planValues.ts';
import { partsIn, type PartNumber } from './storyValues.ts';

type Check = [field: PlanField, problem: Words | undefined];

const NEEDED = [
  ['title', 'needTitle'],
  ['description', 'needDescription'],
  ['easyTitle', 'needEasyTitle'],
  ['easyDescription', 'needEasyDescription'],
] as const satisfies [field: PlanField, words: string][];

const isDay = (day: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
const isTime = (time: string): boolean => /^\d\d:\d\d$/.test(time);

/** A text that has to be there, and is not about money. */
const ofWords = (values: PlanValues, field: PlanField, missing: Words): Check => {
  if (isBlank(values[field])) return [field, missing];
  return [field, isAboutMoney(values[field]) ? messageOf(planErrors, 'planAboutMoney') : undefined];
};

const ofNumber = (values: PlanValues, field: PlanField, least: number, most: number): Check => {
  const number = Number(values[field]);
  const isIn = /^\d{1,6}$/.test(values[field].trim()) && number >= least && number <= most;
  return [field, isIn ? undefined : messageOf(planForm, 'needNumber', { least, most })];
};

const ofTimes = (values: PlanValues, ...times: PlanField[]): Check[] => [
  ['day', isDay(values.day) ? undefined : messageOf(planForm, 'needDay')],
  ...times.map((field): Check => [
    field,
    isTime(values[field]) ? undefined : messageOf(planForm, 'needTime'),
  ]),
];

const ofGiven = (values: PlanValues): Check[] => {
  if (values.opens === 'code') return [ofWords(values, 'shownTo', messageOf(planForm, 'needShownTo'))];
  if (values.opens === 'picture') {
    const missing = messageOf(planForm, values.givenUrl === '' ? 'needGiven' : 'needPhotoShows');
    return [
      values.givenUrl === '' ? ['givenDescription', missing] : ofWords(values, 'givenDescription', missing),
    ];
  }
  return [
    ofWords(values, 'text', messageOf(planForm, 'needText')),
    ofWords(values, 'easyText', messageOf(planForm, 'needEasyText')),
  ];
};

const ofPart = (values: PlanValues, part: PartNumber): Check[] => {
  const shows = `part${part}Shows` as const;
  return [
    ofWords(values, `part${part}Title`, messageOf(planForm, 'needPartTitle', { part })),
    ofWords(values, `part${part}Words`, messageOf(planForm, 'needPartWords', { part })),
    ofWords(values, `part${part}EasyWords`, messageOf(planForm, 'needPartEasyWords', { part })),
    values[`part${part}Url`] === ''
      ? [shows, messageOf(planForm, 'needPartPhoto', { part })]
      : ofWords(values, shows, messageOf(planForm, 'needPartShows', { part })),
  ];
};

/** What is of a kind alone. */
const ofKind = {
  tournament: (values) => [
    ...ofTimes(values, 'from'),
    ofNumber(values, 'entryFee', 0, TOURNAMENT_LIMITS.entryFee),
    ofNumber(values, 'prizePool', 0, TOURNAMENT_LIMITS.prizePool),
    ofNumber(values, 'maxParticipants', TOURNAMENT_LIMITS.fewestPlaces, TOURNAMENT_LIMITS.mostPlaces),
  ],
  event: (values) => [
    ...ofTimes(values, 'from', 'to'),
    ofWords(values, 'place', messageOf(planForm, 'needPlace')),
  ],
  reward: (values) => [
    ofNumber(values, 'cost', REWARD_LIMITS.leastCost, REWARD_LIMITS.mostCost),
    ...ofGiven(values),
  ],
  story: (values) => partsIn(values).flatMap((part) => ofPart(values, part)),
} as const satisfies Record<PlanKind, (values: PlanValues) => Check[]>;

/** Whether these answers, of the kind alone, are as they have to be. */
export const areRight = (kind: PlanKind, values: PlanValues, ...fields: PlanField[]): boolean =>
  !ofKind[kind](values).some(([field, problem]) => problem !== undefined && fields.includes(field));

const checksOf = (kind: PlanKind, values: PlanValues): Check[] => [
  ...NEEDED.map(([field, missing]) => ofWords(values, field, messageOf(planForm, missing))),
  ...ofKind[kind](values),
  ...(values.photoUrl === ''
    ? []
    : [ofWords(values, 'photoDescription', messageOf(planForm, 'needPhotoShows'))]),
];

/** What is checked before a plan is sent: all that is missing at once. */
export const planRules = (kind: PlanKind): FormRules<PlanField> => ({
  check(values) {
    const errors = checksOf(kind, values as PlanValues).flatMap(([field, message]) =>
      message === undefined ? [] : [{ field, message }],
    );
    return errors.length > 0 ? { errors, focus: 'summary', notice: undefined } : undefined;
  },
  explain: (error) => ({
    errors: [
      {
        field: 'title',
        message: reasonOf(error, messageOf(planForm, 'notSaved'), planErrors),
        isAboutForm: true,
      },
    ],
    focus: 'summary',
    notice: undefined,
  }),
});
