import type { User } from '@friendbase/contract';

/** What opens on the page, each over it. */
export type ProfilePart = 'picture' | 'password' | 'contact' | 'privacy' | 'places' | 'safety';

export interface ProfilePartProps {
  me: User;
  onClose: () => void;
  /** It was saved, and closes; the page says so beside what opened it. */
  onDone: (part: ProfilePart) => void;
}
