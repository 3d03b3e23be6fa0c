import { isAboutMoney, isBlank, TOURNAMENT_LIMITS, type PlanKind } from '@friendbase/contract';
import { messageOf, type Words } from '@friendbase/ui-kit/words';
import { reasonOf } from '../../lib/errors/apiErrors.ts';
import type { FormRules } from '../../lib/forms/formMachine.ts';
import { planErrors, planForm } from '../../words/en/organize.ts';
import type { PlanField, PlanValues } from './planValues.ts';

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

function checksOf(kind: PlanKind, values: PlanValues): Check[] {
  const { entryFee, prizePool, fewestPlaces, mostPlaces } = TOURNAMENT_LIMITS;
  const ofKind =
    kind === 'tournament'
      ? [
          ofNumber(values, 'entryFee', 0, entryFee),
          ofNumber(values, 'prizePool', 0, prizePool),
          ofNumber(values, 'maxParticipants', fewestPlaces, mostPlaces),
        ]
      : [ofWords(values, 'place', messageOf(planForm, 'needPlace'))];
  const times: PlanField[] = kind === 'tournament' ? ['from'] : ['from', 'to'];
  return [
    ...NEEDED.map(([field, missing]) => ofWords(values, field, messageOf(planForm, missing))),
    ['day', isDay(values.day) ? undefined : messageOf(planForm, 'needDay')],
    ...times.map((field): Check => [
      field,
      isTime(values[field]) ? undefined : messageOf(planForm, 'needTime'),
    ]),
    ...ofKind,
  ];
}

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
