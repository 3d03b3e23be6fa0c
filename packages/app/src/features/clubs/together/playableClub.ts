import { isSharedClub, type ClubGame, type SharedClub } from '@friendbase/contract';
import type { Club } from '../useClubs.ts';

/** A club whose game two friends can play. */
export interface PlayableClub {
  id: SharedClub;
  game: ClubGame['game'];
  difficulty: Club['difficulty'];
}

/** Nothing for a club whose game is still to come. */
export const playable = <One extends Club>(club: One): (One & PlayableClub) | undefined => {
  const { id, game } = club;
  return game && isSharedClub(id) ? { ...club, id, game } : undefined;
};
