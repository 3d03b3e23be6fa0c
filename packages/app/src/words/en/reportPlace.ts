import { catalogue } from '@friendbase/ui-kit/words';

/** The way to a report, on every page. The dialog has words of its own, which come with it. */
export const reportPlace = catalogue('report.place', {
  report: 'Report',
  reported: 'You reported this. You do not see it anymore.',
});
