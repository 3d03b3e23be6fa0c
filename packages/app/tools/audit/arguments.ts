import { parseArgs } from 'node:util';
import { modeNames } from './modes.ts';
import { STATES } from './states.ts';
import { noSuch, WrongCall } from './wrongCall.ts';

/** What is looked at: routes, one of them or all; stories, some or all; or what a change may have reached. */
type Wanted =
  | { what: 'routes'; route: string | undefined }
  | { what: 'stories'; names: readonly string[] | undefined }
  | { what: 'changed'; since: string | undefined };

export interface Call {
  task: 'audit' | 'statement' | 'help';
  wanted: Wanted;
  /** One mode, or every one where it is undefined. */
  mode: string | undefined;
  isContinued: boolean;
  /** Where it writes. @default `.cache/audit` */
  out: string | undefined;
}

export const HELP = `npm run audit                         every route of the demo, in every mode
npm run audit -- --route /friends     one route, in the light theme
npm run audit -- --story Kit/Button   stories whose title or id begins so, in the light theme; may be given again
npm run audit -- --stories            every story, in the light theme
npm run audit -- --changed [REF]      routes and stories that may have changed since REF, in the light theme
npm run audit -- --mode dark          any of these in one mode, or in "all"
npm run audit -- --continue           goes on where an audit was stopped
npm run audit -- --out FOLDER          writes there and not in .cache/audit
npm run audit -- statement            the conformance report`;

const options = {
  route: { type: 'string' },
  story: { type: 'string', multiple: true },
  stories: { type: 'boolean', default: false },
  changed: { type: 'boolean', default: false },
  mode: { type: 'string' },
  continue: { type: 'boolean', default: false },
  out: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new WrongCall(error instanceof Error ? error.message : String(error));
  }
}

/** Each says by itself what to look at. */
const CHOICES = ['route', 'story', 'stories', 'changed'] as const;

/** What is asked for. Throws where that cannot be followed. */
export function readArguments(args: string[]): Call {
  const { values, positionals } = parse(args);
  const [word, ...more] = positionals;
  const isStatement = !values.changed && word === 'statement';
  if (more.length > 0 || (word !== undefined && !isStatement && !values.changed))
    throw new WrongCall(`What is "${positionals.join(' ')}"? There is: statement.`);
  const chosen = CHOICES.filter((name) => values[name] !== undefined && values[name] !== false);
  if (chosen.length > 1)
    throw new WrongCall(`Choose one of ${chosen.map((name) => `--${name}`).join(' and ')}.`);
  const routes = [...new Set(STATES.map(({ route }) => route.split('?')[0] ?? route))];
  if (values.route !== undefined && !routes.includes(values.route))
    throw noSuch('route', values.route, routes);
  const modes = ['all', ...modeNames];
  if (values.mode !== undefined && !modes.includes(values.mode)) throw noSuch('mode', values.mode, modes);
  const mode = values.mode ?? (chosen.length > 0 ? 'light' : 'all');
  return {
    task: values.help ? 'help' : isStatement ? 'statement' : 'audit',
    wanted: values.changed
      ? { what: 'changed', since: word }
      : values.stories || values.story
        ? { what: 'stories', names: values.story }
        : { what: 'routes', route: values.route },
    mode: mode === 'all' ? undefined : mode,
    isContinued: values.continue,
    out: values.out,
  };
}
