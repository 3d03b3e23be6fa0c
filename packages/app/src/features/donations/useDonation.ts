import { usePausableClock, useWords } from '@friendbase/ui-kit';
import { messageOf } from '@friendbase/ui-kit/words';
import { useMachine } from '@xstate/react';
import { outingNotices } from '../../lib/notices/outingNotices.ts';
import { useServices } from '../../lib/page/services.ts';
import { useTell } from '../../people/ActTold.tsx';
import { donations, donationTiers } from '../../words/en/donations.ts';
import { donationMachine } from './donationMachine.ts';
import type { Tier } from './tiers.ts';

/** Donate, which takes no money: thanks at once, and later a second toast that stands on its own (X2, X23). */
export function useDonation() {
  const clock = usePausableClock();
  const { notify } = useServices();
  const tell = useTell();
  const ofTiers = useWords(donationTiers);
  const thank = (id: Tier['id']) =>
    tell(outingNotices.donationThanks, {
      tone: 'success',
      title: messageOf(donations, 'thanks', { name: ofTiers(id) }),
      text: '',
    });
  const [state, send] = useMachine(
    donationMachine.provide({
      actions: {
        thank: ({ context: { chosen } }) => chosen && thank(chosen),
        tellImpact: () => notify(outingNotices.donationImpact),
      },
    }),
    { clock },
  );
  return {
    chosen: state.context.chosen,
    donate: (tier: Tier['id']) => send({ type: 'donate.pressed', tier }),
  };
}
