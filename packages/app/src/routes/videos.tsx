import { createFileRoute } from '@tanstack/react-router';
import { videoRewardsQuery } from '../data/videos.ts';
import { VIDEO_CATEGORIES, type VideoCategory } from '../lib/page/searchValues.ts';
import { VideosPage } from '../features/videos/VideosPage.tsx';
import { oneIn } from '../lib/page/searchParams.ts';
import { startData } from '../lib/page/startData.ts';

export const Route = createFileRoute('/videos')({
  // What only this page asks for comes with it, and not with every page.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (search): { show?: VideoCategory | undefined } => ({
    show: oneIn(VIDEO_CATEGORIES, search['show']),
  }),
  loader: ({ context: { queryClient } }) => startData(queryClient.query(videoRewardsQuery)),
  component: VideosPage,
});
