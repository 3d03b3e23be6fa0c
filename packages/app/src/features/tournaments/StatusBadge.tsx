import type { TournamentStatus } from '@friendbase/contract';
import { Badge, CancelledGlyph, OverGlyph, useWords, type BadgeProps } from '@friendbase/ui-kit';
import { tournamentStatus } from '../../words/en/tournaments.ts';

/** Told apart by word and icon, not by the colour alone. Source: product spec §4 “Tournament status”, conflict X45. */
const BADGES: Record<TournamentStatus, Pick<BadgeProps, 'icon' | 'tone'>> = {
  upcoming: { icon: 'events', tone: 'info' },
  active: { icon: 'play', tone: 'success' },
  completed: { icon: OverGlyph },
  cancelled: { icon: CancelledGlyph },
};

/** Where a tournament stands. */
export function StatusBadge({ status }: { status: TournamentStatus }) {
  const t = useWords(tournamentStatus);
  return <Badge {...BADGES[status]}>{t(status)}</Badge>;
}
