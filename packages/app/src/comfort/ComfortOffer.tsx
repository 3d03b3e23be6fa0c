import { Fragment, useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { OnDemand } from '../lib/loading/OnDemand.tsx';
import { laterPart } from '../lib/loading/laterPart.ts';
import { useComfort, type Comfort } from './comfort.tsx';

const offer = laterPart(() => import('./Offer.tsx').then(({ Offer }) => Offer));

/** Not in Simple mode: whoever has it has chosen already, and has as little as can be on the page. */
const isToOffer = ({ hasSignedIn, sets, owner, current }: Comfort): boolean =>
  hasSignedIn() && !sets.read(owner()).isOffered && !current().simple;

/** Loads what is offered, if anything is, so that it stands there from the start and moves nothing. Never fails. */
export async function loadComfortOffer(comfort: Comfort): Promise<void> {
  if (isToOffer(comfort)) await offer.load().catch(() => {});
}

interface ComfortOfferProps {
  /** What it stands in, where there is an offer. */
  as?: ComponentType<{ children: ReactNode }>;
}

/** Three settings for a member who has just signed in on this device for the first time. Once, and never again. */
export function ComfortOffer({ as: Place = Fragment }: ComfortOfferProps) {
  const comfort = useComfort();
  const { sets, owner } = comfort;
  const [isOffering, setIsOffering] = useState(() => isToOffer(comfort));
  const [Offer] = useState(offer.current);
  const keep = useCallback(
    () => sets.write(owner(), { ...sets.read(owner()), isOffered: true }),
    [sets, owner],
  );
  return (
    isOffering && (
      <Place>
        <OnDemand>
          <Offer onShown={keep} onEnd={() => setIsOffering(false)} />
        </OnDemand>
      </Place>
    )
  );
}
