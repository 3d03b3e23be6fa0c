import type { Accepted } from '../accepted.ts';
import { allFound, type Summary } from './summary.ts';

interface Made {
  /** Rows of what is accepted that nothing met. */
  unmet: readonly Accepted[];
  /** Every route in every mode was asked for. */
  isWhole: boolean;
  isStopped: boolean;
  /** How many findings there are in the report itself. */
  inReport: number;
}

interface Outcome {
  lines: string[];
  /** 0: nothing found, 1: something found, 130: stopped, as a shell says it. */
  exitCode: number;
  /** Everything was asked for and looked at. */
  isComplete: boolean;
}

/** What an audit says at its end. That a row of what is accepted was met nowhere is known of a whole one alone. */
export function outcomeOf(
  { views, failed, fresh, mended, first }: Summary,
  { unmet, isWhole, isStopped, inReport }: Made,
): Outcome {
  const found = allFound(views);
  const count = found.length + inReport;
  const isThrough = isWhole && !isStopped;
  const needless = isThrough ? unmet : [];
  return {
    lines: [
      ...found.map(
        ({ state, mode, width, engine, rule, where }) =>
          `${state}, ${mode}, ${width} px: ${engine} ${rule} ${where}`,
      ),
      ...needless.map(
        ({ engine, rule, html }) => `No longer needed in accepted.ts: ${engine} ${rule} ${html}`,
      ),
      ...failed.map((line) => `Could not be opened: ${line}`),
      `${views.length} views, ${count} findings, ${fresh.length} of them new, ${mended.length} mended, ${first} views for the first time.`,
    ],
    exitCode: isStopped ? 130 : count + failed.length + needless.length > 0 ? 1 : 0,
    isComplete: isThrough && failed.length === 0,
  };
}
