import { CLUB_NAMES } from '@friendbase/contract';
import { catalogue } from '@friendbase/ui-kit/words';

/**
 * What the clubs are called: tournaments name what they play by the same words. Apart from the page of games, for the chat names
 * them too.
 */
export const clubNames = catalogue('clubs.names', CLUB_NAMES);
