import { useCallback, useState, type ReactNode } from 'react';
import { OnDemand } from '../lib/loading/OnDemand.tsx';
import { laterPart } from '../lib/loading/laterPart.ts';
import { useComfort, type Comfort } from './comfort.tsx';

const offer = laterPart(() => import('./Offer.tsx').then(({ Offer }) => Offer));

const isToOffer = ({ hasSignedIn, sets, owner }: Comfort): boolean =>
  hasSignedIn() && !sets.read(owner()).isOffered;

/** Loads what is offered, if anything is, so that it stands there from the start and moves nothing. Never fails. */
export async function loadComfortOffer(comfort: Comfort): Promise<void> {
  if (isToOffer(comfort)) await offer.load().catch(() => {});
}

interface ComfortOfferProps {
  /** What the offer stands in, such as an item of a list; not there once nothing is offered. @default nothing */
  wrap?: (offer: ReactNode) => ReactNode;
}

/** Three settings for a member who has just signed in on this device for the first time. Once, and never again. */
export function ComfortOffer({ wrap = (part) => part }: ComfortOfferProps) {
  const comfort = useComfort();
  const { sets, owner } = comfort;
  const [isOffering, setIsOffering] = useState(() => isToOffer(comfort));
  const [Offer] = useState(offer.current);
  const keep = useCallback(
    () => sets.write(owner(), { ...sets.read(owner()), isOffered: true }),
    [sets, owner],
  );
  return (
    isOffering &&
    wrap(
      <OnDemand>
        <Offer onShown={keep} onEnd={() => setIsOffering(false)} />
      </OnDemand>,
    )
  );
}
