import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { Button } from '../Button/Button.tsx';
import type { FieldWords } from '../Field/Field.tsx';
import { FieldParts } from '../Field/FieldParts.tsx';
import { useFieldDescription } from '../Field/useFieldDescription.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { numbers } from '../../words/en/numbers.ts';
import { useStepper } from './useStepper.ts';
import './Stepper.css';
import { MinusGlyph, PlusGlyph } from '../Icon/laterGlyphs.ts';

export interface StepperProps extends Pick<FieldWords, 'label' | 'description'> {
  value: number;
  onChange: (value: number) => void;
  least: number;
  most: number;
  /** The number with what it counts: “7 rounds”. @default the number alone */
  valueText?: ((value: number) => string) | undefined;
  /** The id of the field. */
  id?: string | undefined;
}

/**
 * A small whole number, by two buttons or by typing. Not a slider, which asks for a steady hand. Not React Aria's
 * number field: it weighs 7.5 KB more, and interrupts the screen reader at each step.
 */
export function Stepper({ label, description, valueText = String, id, ...range }: StepperProps) {
  const t = useWords(numbers);
  const stepper = useStepper({ ...range, say: valueText });
  const { errorMessage } = stepper;
  const words = useFieldDescription({ description, errorMessage });
  return (
    <AriaTextField
      value={stepper.text}
      onChange={stepper.onTyped}
      onBlur={stepper.finishTyping}
      onKeyDown={stepper.onKeyDown}
      inputMode="numeric"
      autoComplete="off"
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className="fb-Field"
      {...(id && { id })}
      {...(words.describedBy && { 'aria-describedby': words.describedBy })}
    >
      <FieldParts {...{ label, description, errorMessage }} ids={words}>
        <div className="fb-Stepper">
          <Button
            tone="quiet"
            icon={MinusGlyph}
            subject={label}
            blockedReason={stepper.tooFew}
            onPress={() => stepper.step(-1)}
          >
            {t('less')}
          </Button>
          <Input
            role="spinbutton"
            aria-valuenow={range.value}
            aria-valuemin={range.least}
            aria-valuemax={range.most}
            aria-valuetext={valueText(range.value)}
            className="fb-Field-control fb-Stepper-number"
          />
          <Button
            tone="quiet"
            icon={PlusGlyph}
            subject={label}
            blockedReason={stepper.tooMany}
            onPress={() => stepper.step(1)}
          >
            {t('more')}
          </Button>
        </div>
      </FieldParts>
    </AriaTextField>
  );
}
