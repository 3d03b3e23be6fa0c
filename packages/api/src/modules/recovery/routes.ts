import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import type { HandlersOf } from '../context.ts';
import { recoveryCommands } from './commands.ts';
import { mailCommands } from './mailCommands.ts';
import { RecoveryCardModel } from './model.ts';

type RecoveryHandlers = HandlersOf<
  'getCard' | 'makeCard' | 'showCard' | 'requestRecovery' | 'showCode' | 'choosePassword'
>;

export function recoveryHandlers(deps: Deps, limits: Limits): RecoveryHandlers {
  const commands = recoveryCommands(deps, limits);
  const byMail = mailCommands(deps, limits);
  return {
    async getCard(_, { member }) {
      const card = await RecoveryCardModel.query(deps.db).findById(member.id);
      return { madeAt: card?.madeAt ?? null };
    },
    makeCard: ({ body }, context) => commands.makeCard(body, context),
    showCard: ({ body }, context) => commands.prove(body, context),
    requestRecovery: ({ body }, context) => byMail.request(body, context),
    showCode: ({ body }, context) => byMail.prove(body, context),
    choosePassword: ({ body }, context) => commands.choosePassword(body, context),
  };
}
