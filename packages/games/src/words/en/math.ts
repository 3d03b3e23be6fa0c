import { catalogue, type Format } from '@friendbase/ui-kit/words';
import type { Operator, Problem } from '../../math/rules.ts';

interface Right extends Next {
  points: number;
}

interface Next {
  left: number;
  operator: Operator;
  right: number;
}

/** “7 times 8”: screen readers call the signs dash, or nothing. Source: widget contract W26. */
const spoken = ({ left, operator, right }: Problem, f: Format<'en'>) =>
  `${f.number(left)} ${f.select({ plus: 'plus', minus: 'minus', times: 'times' }, operator)} ${f.number(right)}`;

const pointsOf = (points: number, f: Format<'en'>) =>
  f.plural(points, { one: '1 point', other: `${f.number(points)} points` });

const hintOf = ({ left, operator, right }: Problem, f: Format<'en'>) =>
  f.select(
    {
      plus: `Start at ${f.number(left)}. Count ${f.number(right)} more.`,
      minus: `Start at ${f.number(left)}. Count ${f.number(right)} back.`,
      times: `Make ${f.number(left)} rows of ${f.number(right)}. Count them all.`,
    },
    operator,
  );

/** The math game. “Try again” and the contents of what is said are the specification's. */
export const mathGame = catalogue('games.math', {
  howSolve: 'Read the problem. Work out the answer.',
  howWrite: 'Write the answer as a number. Press Check.',
  howFinish: 'Press Finish when you want to stop.',
  worksKeys: 'Press Enter to check your answer.',
  worksPress: 'You can press the number buttons in place of typing.',
  worksWrong: 'A wrong answer takes no points away. Try as often as you like.',
  worksLevel: 'At 50 points the problems get harder. You can stay on your level.',
  worksHeard: 'A screen reader says if it is right, your points and the next problem.',
  spoken,
  /** “seven times eight” */
  inNames: ({ left, operator, right }: { left: string; operator: Operator; right: string }, f) =>
    `${left} ${f.select({ plus: 'plus', minus: 'minus', times: 'times' }, operator)} ${right}`,
  answer: 'Your answer',
  check: 'Check',
  keys: 'Press the numbers instead of typing',
  clear: 'Clear',
  written: ({ text }: { text: string }) => `Your answer: ${text}`,
  cleared: 'Your answer is empty.',
  score: 'Points',
  level: 'Level',
  best: 'Most points',
  finish: 'Finish',
  rightNow: ({ points }: { points: number }, f) => `Correct. ${pointsOf(points, f)}.`,
  rightWithLevel: ({ points, level }: { points: number; level: number }, f) =>
    `Correct. ${pointsOf(points, f)}. You are now on level ${f.number(level)}.`,
  right: ({ points, ...next }: Right, f) => `Correct. ${pointsOf(points, f)}. Next: ${spoken(next, f)}.`,
  rightFull: ({ points, score, ...next }: Right & { score: number }, f) =>
    `Correct. ${pointsOf(points, f)}. You have ${pointsOf(score, f)} now. Next: ${spoken(next, f)}.`,
  levelUp: ({ points, level, ...next }: Right & { level: number }, f) =>
    `Correct. ${pointsOf(points, f)}. You are now on level ${f.number(level)}. Next: ${spoken(next, f)}.`,
  levelUpFull: ({ points, level, score, ...next }: Right & { level: number; score: number }, f) =>
    `Correct. ${pointsOf(points, f)}. You have ${pointsOf(score, f)} now. You are now on level ${f.number(level)}. Next: ${spoken(next, f)}.`,
  wrong: 'Try again',
  wrongWithHint: (problem: Problem, f) => `Try again. Hint: ${hintOf(problem, f)}`,
  wrongFull: (problem: Problem, f) =>
    `Try again. The problem is ${spoken(problem, f)}. Your answer is still in the field.`,
  wrongWithHintFull: (problem: Problem, f) =>
    `Try again. The problem is ${spoken(problem, f)}. Hint: ${hintOf(problem, f)}`,
  nothingWritten: 'Write your answer first. It is a number.',
  noNumber: 'Write your answer as a number, such as 12. Nothing is lost.',
  hint: 'Hint',
  hintSentence: hintOf,
  dotsPlus: ({ left, right }: Problem, f) => `${f.number(left)} full dots and ${f.number(right)} rings.`,
  dotsMinus: ({ left, right }: Problem, f) =>
    `${f.number(left)} dots. ${f.number(right)} of them are crossed out.`,
  dotsTimes: ({ left, right }: Problem, f) => `${f.number(left)} rows with ${f.number(right)} dots each.`,
  line: ({ left, operator, right }: Problem, f) =>
    f.select(
      {
        plus: `Number line: start at ${f.number(left)}, go ${f.number(right)} steps forward.`,
        minus: `Number line: start at ${f.number(left)}, go ${f.number(right)} steps back.`,
        times: `Number line: start at 0, go ${f.number(left)} steps of ${f.number(right)}.`,
      },
      operator,
    ),
  unknown: '?',
  showMe: 'Show me',
  shown: ({ way, answer, ...problem }: Problem & { way: string; answer: number }, f) =>
    `Count like this: ${way}. So ${spoken(problem, f)} is ${f.number(answer)}.`,
  shownEnd: 'Now write the answer. You get the same points.',
  finished: ({ solved }: { solved: number }, f) =>
    f.plural(solved, {
      '=0': 'You played the math game. Come back when you like.',
      one: 'You solved 1 problem. Nice work.',
      other: `You solved ${f.number(solved)} problems. Nice work.`,
    }),
});
