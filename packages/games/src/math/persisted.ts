import { isCount, isRecord, type PersistedKind } from '../lib/persistedGame.ts';
import { MOST_WRITTEN } from '../answer/rules.ts';
import type { Game } from './game.ts';
import { answerOf, MOST_ANSWER, OPERATORS, POINTS_PER_LEVEL, type Problem } from './rules.ts';

/** An unfinished math game. Anything that no game could have left is refused as a whole. */
export const unfinishedMath: PersistedKind<Game> = {
  key: 'math.unfinished',
  version: 1,
  parse: (data) => {
    if (!isRecord(data)) return undefined;
    const { score, level, solved, tries, lastWrong, written, isShown } = data;
    const problem = problemIn(data['problem']);
    if (!problem || !isCount(solved) || !isCount(tries) || !isCount(level, 1)) return undefined;
    if (!isCount(score, solved * POINTS_PER_LEVEL) || score % POINTS_PER_LEVEL !== 0) return undefined;
    if (lastWrong !== null && !Number.isSafeInteger(lastWrong)) return undefined;
    if (typeof written !== 'string' || written.length > MOST_WRITTEN) return undefined;
    if (typeof isShown !== 'boolean') return undefined;
    return { problem, score, level, solved, tries, lastWrong: lastWrong as number | null, written, isShown };
  },
};

function problemIn(data: unknown): Problem | undefined {
  if (!isRecord(data)) return undefined;
  const { left, right } = data;
  const operator = OPERATORS.find((one) => one === data['operator']);
  if (!operator || !isCount(left, 1) || !isCount(right, 1)) return undefined;
  const problem = { left, operator, right };
  const answer = answerOf(problem);
  return answer < 0 || answer > MOST_ANSWER ? undefined : problem;
}
