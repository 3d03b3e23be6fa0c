import { createFileRoute } from '@tanstack/react-router';
import { CATEGORIES, type Category } from '../lib/searchValues.ts';
import { ClubsPage } from '../features/clubs/ClubsPage.tsx';
import { oneIn, wordsIn } from '../lib/page/searchParams.ts';

export const Route = createFileRoute('/clubs')({
  validateSearch: (search): { search?: string | undefined; category?: Category | undefined } => ({
    search: wordsIn(search['search']),
    category: oneIn(CATEGORIES, search['category']),
  }),
  component: ClubsPage,
});
