import { lazy } from 'react';
import { ContactDialog } from './contact/ContactDialog.tsx';
import { PasswordDialog } from './account/PasswordDialog.tsx';
import type { ProfilePart, ProfilePartProps } from './useOpenedPart.ts';
import { PictureDialog } from './picture/PictureDialog.tsx';
import { PrivacyDialog } from './privacy/PrivacyDialog.tsx';
import { WishesDialog } from './wishes/WishesDialog.tsx';

// Large, and rarely opened.
const CardDialog = lazy(() =>
  import('./card/CardDialog.tsx').then((module) => ({ default: module.CardDialog })),
);
const PasskeysDialog = lazy(() =>
  import('./passkeys/PasskeysDialog.tsx').then((module) => ({ default: module.PasskeysDialog })),
);
const LinkDialog = lazy(() =>
  import('./account/LinkDialog.tsx').then((module) => ({ default: module.LinkDialog })),
);
const EmailDialog = lazy(() =>
  import('./email/EmailDialog.tsx').then((module) => ({ default: module.EmailDialog })),
);
const PlacesDialog = lazy(() =>
  import('./account/PlacesDialog.tsx').then((module) => ({ default: module.PlacesDialog })),
);
const SecureDialog = lazy(() =>
  import('./account/SecureDialog.tsx').then((module) => ({ default: module.SecureDialog })),
);
const PicturesDialog = lazy(() =>
  import('./pictures/PicturesDialog.tsx').then((module) => ({ default: module.PicturesDialog })),
);
const SafetyDialog = lazy(() =>
  import('./privacy/SafetyDialog.tsx').then((module) => ({ default: module.SafetyDialog })),
);
const CareDialog = lazy(() =>
  import('./care/CareDialog.tsx').then((module) => ({ default: module.CareDialog })),
);
const LikingsDialog = lazy(() =>
  import('./likings/LikingsDialog.tsx').then((module) => ({ default: module.LikingsDialog })),
);
const ThingsDialog = lazy(() =>
  import('./leaving/onDemand.ts').then((module) => ({ default: module.ThingsDialog })),
);
const LeavingDialog = lazy(() =>
  import('./leaving/onDemand.ts').then((module) => ({ default: module.LeavingDialog })),
);

const DIALOGS = {
  picture: PictureDialog,
  password: PasswordDialog,
  contact: ContactDialog,
  privacy: PrivacyDialog,
  places: PlacesDialog,
  pictures: PicturesDialog,
  secure: SecureDialog,
  safety: SafetyDialog,
  notifications: WishesDialog,
  card: CardDialog,
  passkeys: PasskeysDialog,
  link: LinkDialog,
  care: CareDialog,
  likings: LikingsDialog,
  email: EmailDialog,
  things: ThingsDialog,
  leaving: LeavingDialog,
} as const satisfies Record<ProfilePart, unknown>;

/** One file to load: whatever opens on the page. */
export function OpenedPart({ part, ...props }: ProfilePartProps & { part: ProfilePart }) {
  const PartDialog = DIALOGS[part];
  return <PartDialog {...props} />;
}
