import { REPORT_REASONS } from '@friendbase/contract';
import { oneIn } from '../lib/page/searchParams.ts';
import type { ReportWords } from './reportMachine.ts';

const NOTHING: ReportWords = { reason: undefined, words: '', alsoBlock: false };

/** A report as the device stores it until it is sent: nothing where nothing was said. */
export const textToStore = (said: ReportWords = NOTHING): string =>
  said.reason === undefined && said.words === '' && !said.alsoBlock ? '' : JSON.stringify(said);

/** What the device has stored; what cannot be read is nothing. */
export function storedReport(text: string | undefined): ReportWords {
  if (text === undefined) return NOTHING;
  try {
    const { reason, words, alsoBlock } = JSON.parse(text) as Record<string, unknown>;
    return {
      reason: oneIn(REPORT_REASONS, reason),
      words: typeof words === 'string' ? words : '',
      alsoBlock: alsoBlock === true,
    };
  } catch {
    return NOTHING;
  }
}
