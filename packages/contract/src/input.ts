import type * as z from 'zod/mini';
import { apiError } from './apiError.ts';
import type { Endpoint, InputSchemas, ParsedInput } from './endpoint.ts';
import { INPUT_SENTENCES, type InputProblem, type WrongInput } from './wrongInput.ts';

type Issue = z.core.$ZodIssue;

const isProblem = (name: string): name is InputProblem => Object.hasOwn(INPUT_SENTENCES, name);

/** What the first issue of a body or query is. A rule of a schema's own names its problem in place of a message. */
function problemOf(issue: Issue): WrongInput {
  const field = issue.path.map(String).join('.');
  const about = field === '' ? {} : { field };
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined && field !== '') return { problem: 'missing', field };
      return { problem: OF_TYPE.get(issue.expected) ?? 'wrongType', ...about, named: issue.expected };
    case 'too_big':
      return { problem: BEYOND.get(issue.origin) ?? 'tooLarge', ...about, named: String(issue.maximum) };
    case 'too_small':
      return { problem: BELOW.get(issue.origin) ?? 'tooSmall', ...about, named: String(issue.minimum) };
    case 'invalid_value':
      return { problem: 'noChoice', ...about, named: issue.values.map(String).filter(Boolean).join(', ') };
    default: {
      const problem = isProblem(issue.message) ? issue.message : 'unclear';
      return {
        problem,
        ...about,
        ...('params' in issue && { named: String(issue.params?.['named'] ?? '') }),
      };
    }
  }
}

const OF_TYPE = new Map<string, InputProblem>([
  ['string', 'noText'],
  ['number', 'noNumber'],
  ['int', 'noWholeNumber'],
  ['boolean', 'noBoolean'],
  ['array', 'noList'],
  ['object', 'noObject'],
]);
const BEYOND = new Map<string, InputProblem>([
  ['string', 'tooLong'],
  ['array', 'tooMany'],
]);
const BELOW = new Map<string, InputProblem>([
  ['string', 'tooShort'],
  ['array', 'tooFew'],
]);

/** What a schema makes of what is given, or the first thing that is wrong with it. */
export function parseGiven<Schema extends z.ZodMiniType>(
  schema: Schema,
  given: unknown,
): { data: z.output<Schema> } | { wrong: WrongInput } {
  // For what has no words of its own: those of zod depend on which of its locales a program has loaded.
  const result = schema.safeParse(given, { reportInput: true, error: (): InputProblem => 'unclear' });
  if (result.success) return { data: result.data };
  const [issue] = result.error.issues;
  return { wrong: issue ? problemOf(issue) : { problem: 'unclear' } };
}

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
    const result = parseGiven(schema, given[name]);
    if ('data' in result) return result.data;
    if (name === 'params') throw apiError('nothingHere');
    throw apiError('invalidInput', result.wrong);
  };
  const parsed = { params: part('params'), query: part('query'), body: part('body') } as ParsedInput<In>;
  const reason = rule?.(parsed);
  if (reason) throw apiError(...reason);
  return parsed;
}
