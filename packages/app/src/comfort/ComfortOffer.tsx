import { useState } from 'react';
import { laterPart } from '../lib/loading/laterPart.ts';
import { OnDemand } from '../lib/loading/OnDemand.tsx';
import { useComfort, type Comfort } from './comfort.tsx';

const offer = laterPart(() => import('./Offer.tsx').then(({ Offer }) => Offer));

const isToOffer = ({ hasSignedIn, sets, owner }: Comfort): boolean =>
  hasSignedIn() && !sets.read(owner()).isOffered;

/** Loads what is offered, if anything is, so that it stands there from the start and moves nothing. Never fails. */
export async function loadComfortOffer(comfort: Comfort): Promise<void> {
  if (isToOffer(comfort)) await offer.load().catch(() => {});
}

/** Three settings for a member who has just signed in on this device for the first time. Once, and never again. */
export function ComfortOffer() {
  const comfort = useComfort();
  const [Offer] = useState(() => (isToOffer(comfort) ? offer.current() : undefined));
  return (
    Offer && (
      <OnDemand>
        <Offer />
      </OnDemand>
    )
  );
}
