import { redeemProblem, type Redeemed, type RedeemProblem, type Reward } from '@friendbase/contract';
import { needMoreWords, useAsksFirst, useSayWords, useWords } from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { redeemRewardMutation } from '../../data/rewards.ts';
import { outingNotices } from '../../lib/notices/outingNotices.ts';
import { useMemberId } from '../../lib/members/useMemberId.ts';
import { useAct, type Act } from '../../lib/acts/useAct.ts';
import { useTell } from '../../people/ActTold.tsx';
import { rewards } from '../../words/en/rewards.ts';
import { tournaments } from '../../words/en/tournaments.ts';
import { useWhyNotPaid } from './useWhyNotPaid.ts';

const { redeemFailed, rewardRedeemed } = outingNotices;

/** What a card shows of redeeming its reward. */
export interface Redeeming {
  act: Act<void>;
  /** Why the button is blocked, as a sentence (G5). */
  whyNot: { problem: RedeemProblem; text: string } | undefined;
  failure: string | undefined;
}

/** Redeems one reward, after asking (P14). The last code that it brought stays on its card. */
export function useRedeem(reward: Reward, balance: number): Redeeming & { redeemed: Redeemed | undefined } {
  const t = useWords(rewards);
  const unit = useWords(tournaments)('unit');
  const say = useSayWords();
  const tell = useTell();
  const whyNotPaid = useWhyNotPaid(reward.cost);
  const [redeemed, setRedeemed] = useState<Redeemed>();
  const asksSpending = useAsksFirst('spending');
  const { mutateAsync } = useMutation(redeemRewardMutation(useQueryClient(), useMemberId()));
  const act = useAct<void, Redeemed>({
    asksFirst: asksSpending && reward.cost > 0,
    deliver: () => mutateAsync(reward),
    onDone: (answer) => {
      setRedeemed(answer);
      tell(rewardRedeemed(answer.redemptionCode));
    },
    onFailed: (error) => tell({ ...redeemFailed, text: whyNotPaid(redeemFailed.text, error) }),
  });
  const problem = act.isBusy ? undefined : redeemProblem(reward, balance);
  const need = needMoreWords(balance, reward.cost, unit);
  return {
    act,
    redeemed,
    whyNot: problem && {
      problem,
      text: problem === 'balance' && need ? say(need) : t('isAway'),
    },
    failure: act.isFailed ? whyNotPaid(redeemFailed.text, act.error) : undefined,
  };
}
