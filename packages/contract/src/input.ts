import type * as z from 'zod/mini';
import { apiError } from './errorCodes.ts';
import type { Endpoint, InputSchemas, ParsedInput } from './endpoint.ts';

type Issue = z.core.$ZodIssue;

/** One plain sentence for the first issue of a body or query, with the name of the field. */
export function sentenceFor(issue: Issue): string {
  const field = issue.path.map(String).join('.') || 'The request';
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined && issue.path.length > 0
        ? `Please fill in ${field}.`
        : `${field} must be ${TYPE_WORDS[issue.expected] ?? issue.expected}.`;
    case 'too_big':
      return `${field} can have at most ${String(issue.maximum)}${UNIT_WORDS[issue.origin] ?? ''}.`;
    case 'too_small':
      return `${field} needs at least ${String(issue.minimum)}${UNIT_WORDS[issue.origin] ?? ''}.`;
    case 'invalid_value':
      return `${field} must be one of: ${issue.values.map(String).filter(Boolean).join(', ')}.`;
    default:
      return `${field}: ${issue.message}`;
  }
}

const TYPE_WORDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a JSON object',
};
const UNIT_WORDS: Record<string, string> = { string: ' characters', array: ' entries' };

/**
 * Parses what a request carries, then applies the call's rule. Throws `ApiError`: 404 for a path parameter
 * that cannot be an id, 400 naming the field for query and body, and whatever the rule refuses.
 */
export function parseInput<In extends InputSchemas>(
  { input, rule }: Endpoint<In>,
  given: { params: unknown; query: unknown; body: unknown },
): ParsedInput<In> {
  const part = (name: 'params' | 'query' | 'body'): unknown => {
    const schema = input[name];
    if (!schema) return {};
    // For what has no words of its own: those of zod depend on which of its locales a program has loaded.
    const result = schema.safeParse(given[name], {
      reportInput: true,
      error: () => 'please check this value.',
    });
    if (result.success) return result.data;
    if (name === 'params') throw apiError('nothingHere');
    const [issue] = result.error.issues;
    throw apiError('invalidInput', { sentence: issue ? sentenceFor(issue) : 'Please check what you sent.' });
  };
  const parsed = { params: part('params'), query: part('query'), body: part('body') } as ParsedInput<In>;
  const reason = rule?.(parsed);
  if (reason) throw apiError(...reason);
  return parsed;
}
