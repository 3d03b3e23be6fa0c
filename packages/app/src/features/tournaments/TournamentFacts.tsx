import { joinProblem, type TournamentEntry } from '@friendbase/contract';
import { DescriptionList, fullnessWords, Moment, NumberWords, useWords } from '@friendbase/ui-kit';
import { useDates } from '../../lib/time/useDates.ts';
import { tournaments } from '../../words/en/tournaments.ts';
import { Price } from './Price.tsx';

interface TournamentFactsProps {
  tournament: TournamentEntry;
  balance: number;
  /** Of the fee, which describes the button. */
  feeId: string;
}

/** Each number has its meaning beside it. Source: accessibility rule G10. */
export function TournamentFacts({ tournament, balance, feeId }: TournamentFactsProps) {
  const t = useWords(tournaments);
  const dates = useDates();
  const { gameName, startDate, status, participantCount, maxParticipants, prizePool, entryFee } = tournament;
  const canJoin = joinProblem(tournament, balance) === undefined;
  return (
    <DescriptionList
      items={[
        { term: t('game'), details: <bdi>{gameName}</bdi> },
        {
          term: t(status === 'active' || status === 'completed' ? 'started' : 'start'),
          details: <Moment dateTime={startDate}>{dates.moment(startDate)}</Moment>,
        },
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
          details: <NumberWords words={t('notPaid')}>{t('fbb', { fbb: prizePool })}</NumberWords>,
        },
        {
          term: t('fee'),
          details: <Price id={feeId} price={entryFee} balance={canJoin ? balance : undefined} />,
        },
      ]}
    />
  );
}
