import { isApiError } from '@friendbase/contract';
import { Stack, useWords, Waiting } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { plansQuery } from '../../data/organize.ts';
import { NotLoaded } from '../../lib/loading/NotLoaded.tsx';
import { OnDemand } from '../../lib/loading/OnDemand.tsx';
import { PageHeading } from '../../lib/page/PageHeading.tsx';
import { PasskeyNeeded } from '../../lib/loading/PasskeyNeeded.tsx';
import { useOpenedAt } from '../../lib/time/useOpenedAt.ts';
import { organize } from '../../words/en/organize.ts';
import { CodeCheck } from './CodeCheck.tsx';
import { PlanList } from './PlanList.tsx';

const PlanForm = lazy(() => import('./PlanForm.tsx').then((module) => ({ default: module.PlanForm })));

/** What organizers make, and the form for one of it. Everybody else finds no page here. */
export function OrganizePage() {
  const t = useWords(organize);
  const { make, plan: id, check = false } = useSearch({ from: '/organize' });
  const navigate = useNavigate({ from: '/organize' });
  // The form begins with a day and the clocks of this device, which the first render does not know.
  const openedAt = useOpenedAt();
  const { data: plans, error } = useQuery(plansQuery);
  /** What the list leads back to, and what became of it. */
  const [cameFrom, setCameFrom] = useState<{ id: string; outcome?: string }>();
  const show = (search: { make?: typeof make; plan?: string; check?: true }) =>
    void navigate({
      search: { make: search.make, plan: search.plan, check: search.check },
      resetScroll: false,
    });
  const close = (from?: { id: string; outcome?: string }) => {
    setCameFrom(from);
    show({});
  };
  const plan = plans?.find((one) => one.id === id);
  const kind = plan?.details.kind ?? make;
  const isPasskeyNeeded = isApiError(error) && error.code === 'passkeyNeeded';
  return (
    <Stack gap="large">
      <PageHeading title={t('title')} purpose={t('purpose')} />
      {isPasskeyNeeded && <PasskeyNeeded />}
      {!isPasskeyNeeded && kind === undefined && check && <CodeCheck onClose={() => close({ id: 'code' })} />}
      {!isPasskeyNeeded && kind === undefined && !check && <PlanList cameFrom={cameFrom} onOpen={show} />}
      {!isPasskeyNeeded && kind !== undefined && openedAt && (
        <OnDemand fallback={<NotLoaded />} waiting={<Waiting label={t('opening')} />}>
          <PlanForm key={plan?.id ?? kind} kind={kind} plan={plan} openedAt={openedAt} onClose={close} />
        </OnDemand>
      )}
    </Stack>
  );
}
