import { useId, type ReactNode, type Ref } from 'react';
import { Avatar, type AvatarProps } from '../../components/Avatar/Avatar.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import './ChatFrame.css';

export interface ChatFrameProps {
  /** Who the conversation is with. */
  name: string;
  /** Picks the ground of their picture: their id. */
  seed: string;
  /** The address of their picture. */
  picture?: string | undefined;
  /** What goes around their picture. */
  frame?: AvatarProps['frame'];
  /** What they are here, as a badge: it is read with the name. */
  badge?: ReactNode;
  /** The name, which has the focus where there are no messages to lead it to. */
  heading?: Ref<HTMLHeadingElement> | undefined;
  /** The way back, where the conversation is a screen of its own. */
  back?: ReactNode;
  /** A few buttons, of one word each. */
  actions?: ReactNode;
  /** The messages, which take what room there is, and the field below them. */
  children: ReactNode;
}

/** A conversation: who it is with on top, then the messages, and the field at the end. Source: product spec §2, §9. */
export function ChatFrame({
  name,
  seed,
  picture,
  frame,
  badge,
  heading,
  back,
  actions,
  children,
}: ChatFrameProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="fb-ChatFrame">
      <div className="fb-ChatFrame-top">
        {back}
        <div className="fb-ChatFrame-who">
          <Avatar name={name} seed={seed} picture={picture} frame={frame} />
          <Heading level={2} id={titleId} {...(heading && { ref: heading })}>
            <bdi>{name}</bdi>
            {badge}
          </Heading>
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
