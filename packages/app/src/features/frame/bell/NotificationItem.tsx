import { UNKNOWN_DEVICE, type SecurityNews } from '@friendbase/contract';
import { Text, useWords } from '@friendbase/ui-kit';
import { APPEAL_WORDS } from '../../../data/decisions.ts';
import { DECISIONS_HREF, PASSKEYS_HREF, postHref, secureHref } from '../../../lib/page/searchValues.ts';
import { useDeviceWords } from '../../../lib/device/useDeviceWords.ts';
import { beginningOf } from '../../../lib/text/shorten.ts';
import { useDates } from '../../../lib/time/useDates.ts';
import { feelings } from '../../../words/en/feelings.ts';
import { news } from '../../../words/en/news.ts';
import { safety } from '../../../words/en/safety.ts';
import { EventNewsItem } from './EventNewsItem.tsx';
import { LetterNews } from './LetterNews.tsx';
import { Item, type Told } from './Item.tsx';

/** Where news of the account lead that the member can only have wanted. All others may be of somebody else. */
const LEADS = {
  offerCard: { href: '/profile?open=card', words: 'toCard' },
  offerPasskey: { href: PASSKEYS_HREF, words: 'toPasskeys' },
  exportReady: { href: '/profile?open=things', words: 'toThings' },
} as const;
const hasLead = (what: SecurityNews): what is keyof typeof LEADS => what in LEADS;

/** How a tournament went. Of one that was over before there were results nobody is told. */
const RESULT_WORDS = {
  reached: 'tournamentReached',
  missed: 'tournamentMissed',
  none: 'tournamentMissed',
  cancelled: 'tournamentCancelled',
} as const;

/** Enough of a message or a post to know which one it is. */
const MOST_CHARACTERS = 120;

/** One thing that came, with the way to it. */
export function NotificationItem({ told }: { told: Told }) {
  const t = useWords(news);
  const ofSafety = useWords(safety);
  const inFeelings = useWords(feelings);
  const deviceWords = useDeviceWords();
  const dates = useDates();
  switch (told.kind) {
    case 'like':
    case 'comment':
    case 'reaction':
      return (
        <Item
          told={told}
          who={told.person}
          what={
            told.kind === 'reaction'
              ? t('reaction', { others: told.others, feeling: inFeelings(told.feeling) })
              : t(told.kind, told)
          }
          way={{
            href: postHref(told.postId),
            words: t('toPost'),
            subject: dates.moment(told.createdAt),
          }}
        >
          <Excerpt>{told.excerpt}</Excerpt>
        </Item>
      );
    case 'message':
    case 'accepted':
      return (
        <Item
          told={told}
          who={told.person}
          what={t(told.kind)}
          way={{
            href: `/messages?with=${told.person.id}`,
            words: t('toChat', { name: told.person.displayName }),
          }}
        >
          {told.kind === 'message' && <Excerpt>{told.excerpt}</Excerpt>}
        </Item>
      );
    case 'turn':
      return (
        <Item
          told={told}
          who={told.person}
          what={t('turn')}
          way={{ href: `/clubs?club=${told.club}&game=${told.gameId}`, words: t('toGame') }}
        />
      );
    case 'reportDecided':
      return (
        <Item told={told} what={t('reportDecided')} way={{ href: DECISIONS_HREF, words: t('toReports') }}>
          <Text>{ofSafety(told.report.state)}</Text>
        </Item>
      );
    case 'letter':
      return (
        <Item told={told} what={t('letter')}>
          <LetterNews letter={told.letter} />
        </Item>
      );
    case 'tournament': {
      const { name, outcome, paidFbb: fbb } = told.result;
      return (
        <Item
          told={told}
          what={t(outcome === null ? 'tournamentChanged' : RESULT_WORDS[outcome], { name })}
          way={{ href: '/tournaments', words: t('toTournaments') }}
        >
          {fbb > 0 && <Text>{t(outcome === 'reached' ? 'tournamentShare' : 'tournamentFee', { fbb })}</Text>}
        </Item>
      );
    }
    case 'eventSoon':
    case 'event':
      return <EventNewsItem told={told} />;
    case 'security':
      return (
        <Item
          told={told}
          what={t(told.what, { device: deviceWords(told.device ?? UNKNOWN_DEVICE) })}
          way={
            hasLead(told.what)
              ? { href: LEADS[told.what].href, words: t(LEADS[told.what].words) }
              : { href: secureHref(told.id), words: t('notMe') }
          }
        >
          {!hasLead(told.what) && <Text>{t('wasYou')}</Text>}
        </Item>
      );
    case 'decision': {
      const { subjectKind, action, appeal } = told.decision;
      return (
        <Item told={told} what={t('decision')} way={{ href: DECISIONS_HREF, words: t('toDecisions') }}>
          <Text>{`${ofSafety(subjectKind)}: ${ofSafety(appeal ? APPEAL_WORDS[appeal] : action)}`}</Text>
        </Item>
      );
    }
  }
}

/** A post of pictures alone has no words. */
function Excerpt({ children: words }: { children: string }) {
  return (
    words !== '' && (
      <Text dir="auto" tone="quiet">
        {beginningOf(words, MOST_CHARACTERS)}
      </Text>
    )
  );
}
