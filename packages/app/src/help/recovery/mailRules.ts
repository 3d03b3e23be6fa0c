import { DIGITS_ON_CARD, isEmailAddress } from '@friendbase/contract';
import { messageOf, type MessageRef } from '@friendbase/ui-kit/words';
import type { FormRules } from '../../lib/forms/formMachine.ts';
import { recovery as words } from '../../words/en/recovery.ts';
import { digitsIn, explain } from './recoveryRules.ts';

/** A form of one field, which is right or wrong. */
const oneField = <Field extends string>(
  field: Field,
  isRight: (value: string) => boolean,
  message: MessageRef,
): FormRules<Field> => ({
  check: (values) =>
    isRight(values[field]) ? undefined : { notice: undefined, errors: [{ field, message }], focus: 'field' },
  explain: explain(field),
});

export const mailRules = oneField('email', isEmailAddress, messageOf(words, 'emailMissing'));

export const codeRules = oneField(
  'code',
  (code) => digitsIn(code).length === DIGITS_ON_CARD,
  messageOf(words, 'codeMissing'),
);
