import type { TournamentEntry } from '@friendbase/contract';
import { DescriptionList, fullnessWords, Moment, NumberWords, useWords } from '@friendbase/ui-kit';
import { tournaments } from '../../words/en/tournaments.ts';
import { useDates } from '../time/useDates.ts';
import { Price } from './Price.tsx';

interface TermsProps {
  tournament: Pick<TournamentEntry, 'startDate' | 'status' | 'entryFee' | 'isJoinedByUser'>;
  /** Of the fee, which describes the button. */
  feeId: string;
}

/** What decides about joining: when it is, and what it costs. */
export function TournamentTerms({ tournament, feeId }: TermsProps) {
  const { startDate, status, entryFee, isJoinedByUser } = tournament;
  // Who plays has paid.
  const isDecided = isJoinedByUser && status === 'active';
  const t = useWords(tournaments);
  const dates = useDates();
  return (
    <DescriptionList
      layout="compact"
      items={[
        {
          term: t(status === 'active' || status === 'completed' ? 'started' : 'start'),
          details: <Moment dateTime={startDate}>{dates.moment(startDate)}</Moment>,
        },
        ...(isDecided ? [] : [{ term: t('fee'), details: <Price id={feeId} price={entryFee} /> }]),
      ]}
    />
  );
}

interface FactsProps {
  tournament: Pick<TournamentEntry, 'gameName' | 'participantCount' | 'maxParticipants' | 'prizePool'>;
}

/** What is good to know besides: the room there is, the prize, and the game. Each number has its meaning beside it (G10). */
export function TournamentFacts({ tournament }: FactsProps) {
  const t = useWords(tournaments);
  const { gameName, participantCount, maxParticipants, prizePool } = tournament;
  return (
    <DescriptionList
      layout="compact"
      items={[
        {
          term: t('places'),
          details: (
            <NumberWords words={fullnessWords(participantCount, maxParticipants)}>
              {t('taken', { taken: participantCount, places: maxParticipants })}
            </NumberWords>
          ),
        },
        {
          term: t('prize'),
          details: <NumberWords words={t('shared')}>{t('fbb', { fbb: prizePool })}</NumberWords>,
        },
        { term: t('game'), details: <bdi>{gameName}</bdi> },
      ]}
    />
  );
}
