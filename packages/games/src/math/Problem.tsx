import { Heading, Text, usePreferences, useWords, VisuallyHidden } from '@friendbase/ui-kit';
import { mathGame } from '../words/en/math.ts';
import { numberNames } from '../words/en/numberNames.ts';
import { nameOfNumber } from './nameOfNumber.ts';
import type { Operator, Problem as ProblemData } from './rules.ts';
import './Problem.css';

const SIGNS: Record<Operator, string> = { plus: '+', minus: '−', times: '×' };

/** The problem in large signs. It is heard in words, and with easy words it is also read in words. */
export function Problem({ problem, id }: { problem: ProblemData; id: string }) {
  const t = useWords(mathGame);
  const name = useWords(numberNames);
  const hasNames = usePreferences(({ easy }) => easy);
  const { left, operator, right } = problem;
  return (
    <div className="fb-Problem">
      <Heading level={3} id={id}>
        <span className="fb-Problem-signs" aria-hidden="true" data-spoken="" dir="ltr">
          {left} {SIGNS[operator]} {right}
        </span>
        <VisuallyHidden>{t('spoken', problem)}</VisuallyHidden>
      </Heading>
      {hasNames && (
        <Text>
          {t('inNames', { left: nameOfNumber(name, left), operator, right: nameOfNumber(name, right) })}
        </Text>
      )}
    </div>
  );
}
