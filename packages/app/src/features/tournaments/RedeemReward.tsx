import type { Reward } from '@friendbase/contract';
import { Button, ConfirmDialog, GiftGlyph, Stack, StatusLine, useWords } from '@friendbase/ui-kit';
import type { Act } from '../../lib/acts/useAct.ts';
import { rewards } from '../../words/en/rewards.ts';
import { tournaments } from '../../words/en/tournaments.ts';
import type { Redeeming } from './useRedeem.ts';

interface RedeemRewardProps extends Redeeming {
  reward: Reward;
  balance: number;
  priceId: string;
}

const wordOf = ({ isFailed }: Act<void>, whyNot: Redeeming['whyNot']) =>
  whyNot?.problem === 'balance' ? 'notEnough' : isFailed && !whyNot ? 'tryAgain' : 'redeem';

/** The button that redeems, why it cannot, and its question. Source: contracts W14 and W32, conflicts X25 and X26. */
export function RedeemReward({ reward, balance, priceId, act, whyNot, failure }: RedeemRewardProps) {
  const t = useWords(rewards);
  const spending = useWords(tournaments);
  const { name, cost: price } = reward;
  return (
    <Stack gap="small">
      {failure !== undefined && <StatusLine tone="danger">{failure}</StatusLine>}
      <Button
        icon={GiftGlyph}
        subject={name}
        isPending={act.isBusy}
        pendingLabel={t('redeeming')}
        blockedReason={whyNot?.text}
        // Said again as it changes under the focus, it would follow the code: it is back the next time the focus comes.
        {...(act.isDone ? { onBlur: act.forget } : { 'aria-describedby': priceId })}
        onPress={() => act.press()}
      >
        {t(wordOf(act, whyNot))}
      </Button>
      <ConfirmDialog
        question={spending('askSpend', { price, balance })}
        effect={t('askRedeemEffect', { name, price, balance })}
        confirmLabel={spending('spend', { price, balance })}
        cancelLabel={spending('keep')}
        isOpen={act.isAsking}
        onConfirm={act.confirm}
        onCancel={act.cancel}
      />
    </Stack>
  );
}
