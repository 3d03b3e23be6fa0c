import { ButtonLink } from '@friendbase/ui-kit';
import { memberNotices } from '../lib/notices/memberNotices.ts';
import { useServices } from '../lib/page/services.ts';
import type { KnownPerson } from './peopleContext.tsx';

interface SendMessageProps {
  person: KnownPerson;
  /** “Send Message”, in the words of the screen. */
  children: string;
  /** Where it stands beside those of others. */
  subject?: string;
  tone?: 'primary' | 'quiet';
}

/**
 * “Send Message”: the toast of the specification, and the way to the chat with that friend, so it is a link. Source: product spec
 * §2 “Friends”, owner's decisions “Placeholders become real”, COGA pattern 4.2.2.
 */
export function SendMessage({ person: { id, displayName }, ...link }: SendMessageProps) {
  const { notify } = useServices();
  // Silent: the chat says itself that it is open.
  const tell = () => notify({ ...memberNotices.chatOpens(displayName), isSpoken: false });
  return <ButtonLink href={`/messages?with=${id}`} icon="send" onPress={tell} {...link} />;
}
