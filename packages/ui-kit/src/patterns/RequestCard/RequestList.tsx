import { useId, useRef, useState, type ReactNode } from 'react';
import { focusForReading } from '../../focus/focusForReading.ts';
import { useRemovalFocus } from '../../focus/useRemovalFocus.ts';
import { useAsksFirst } from '../../preferences/asksFirst.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { requests as words } from '../../words/en/requests.ts';
import { ConfirmDialog } from '../../components/Dialog/ConfirmDialog.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Outcome, type OutcomeProps } from '../../components/Outcome/Outcome.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { RequestCard, type Answer, type FailedAnswer, type FriendRequest } from './RequestCard.tsx';
import './RequestList.css';

export interface RequestListProps {
  /** The heading: “Friend Requests”. */
  heading: string;
  requests: readonly FriendRequest[];
  /** Which answers are under way, by request. */
  pending?: Readonly<Record<string, Answer | undefined>> | undefined;
  /** What stands beside an answer that waits to be sent, by request. */
  waiting?: Readonly<Record<string, ReactNode>> | undefined;
  /** What was not saved, by request. */
  failed?: Readonly<Record<string, FailedAnswer | undefined>> | undefined;
  /** Why nobody can be accepted now, as a sentence. */
  acceptBlocked?: string | undefined;
  onAccept: (id: string) => void;
  onDecline: (id: string) => void;
  /** What declining means, as sentences. It is asked about first, unless the member has turned that off. */
  declineEffect: (name: string) => string;
  /** What came of the last answer: shown, and said once. “Request updated. You are now friends with Sam.” */
  outcome?: string | undefined;
  /** `info` where an answer came too late. @default 'success' */
  outcomeTone?: OutcomeProps['tone'];
}

/**
 * Friend requests. When one has been answered the focus goes to the next Accept, or to the heading. Nothing is shown
 * before the first request has come; after the last one the heading stays, for whoever is reading there.
 */
export function RequestList(props: RequestListProps) {
  const {
    heading,
    requests,
    pending,
    waiting,
    failed,
    acceptBlocked,
    onAccept,
    onDecline,
    declineEffect,
    outcome,
    outcomeTone,
  } = props;
  const t = useWords(words);
  const asksDecline = useAsksFirst('decline');
  const headingId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [askedId, setAskedId] = useState<string>();
  const [hadSome, setHadSome] = useState(requests.length > 0);
  if (!hadSome && requests.length > 0) setHadSome(true);
  const asked = requests.find(({ id }) => id === askedId);
  const focusHandlers = useRemovalFocus(
    requests.map(({ id }) => id),
    (next) => {
      const accept = next && list.current?.querySelector(`[data-item="${CSS.escape(next)}"] [data-accept]`);
      if (accept instanceof HTMLElement) accept.focus();
      else if (headingRef.current) focusForReading(headingRef.current);
    },
  );
  if (!hadSome) return null;
  return (
    <section aria-labelledby={headingId} className="fb-RequestList">
      <Heading level={2} id={headingId} ref={headingRef}>
        {heading}
      </Heading>
      {outcome !== undefined && (
        <Outcome key={outcome} tone={outcomeTone}>
          {outcome}
        </Outcome>
      )}
      {requests.length === 0 && <Text>{t('allAnswered')}</Text>}
      <ul ref={list} aria-labelledby={headingId} className="fb-RequestList-items" {...focusHandlers}>
        {requests.map((request) => (
          <li key={request.id} data-item={request.id}>
            <RequestCard
              request={request}
              pending={pending?.[request.id]}
              waiting={waiting?.[request.id]}
              failed={failed?.[request.id]}
              acceptBlocked={acceptBlocked}
              onAccept={() => onAccept(request.id)}
              onDecline={() => (asksDecline ? setAskedId(request.id) : onDecline(request.id))}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        question={t('declineQuestion', { name: asked?.name ?? '' })}
        effect={declineEffect(asked?.name ?? '')}
        confirmLabel={t('decline')}
        cancelLabel={t('keep')}
        tone="danger"
        isOpen={asked !== undefined}
        onCancel={() => setAskedId(undefined)}
        onConfirm={() => {
          setAskedId(undefined);
          if (asked) onDecline(asked.id);
        }}
      />
    </section>
  );
}
