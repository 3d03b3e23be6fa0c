import { createFileRoute } from '@tanstack/react-router';
import { VIDEO_CATEGORIES, type VideoCategory } from '../features/videos/categories.ts';
import { VideosPage } from '../features/videos/VideosPage.tsx';
import { oneIn } from '../lib/searchParams.ts';

export const Route = createFileRoute('/videos')({
  validateSearch: (search): { show?: VideoCategory | undefined } => ({
    show: oneIn(VIDEO_CATEGORIES, search['show']),
  }),
  component: VideosPage,
});
