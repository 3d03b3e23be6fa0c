import { useEffect, useState } from 'react';
import { AUDITS, type StoryAudits } from './audits.ts';

/** What audits have found at stories, asked once of Storybook's own folder. Nothing where none was made, or it is no list. */
export function useAudits(): StoryAudits {
  const [audits, setAudits] = useState<StoryAudits>({});
  useEffect(() => {
    const ask = async () => {
      const answer = await fetch(`${AUDITS.served}/${AUDITS.file}`);
      if (answer.ok) setAudits((await answer.json()) as StoryAudits);
    };
    // A host without the file may answer with a page.
    ask().catch(() => setAudits({}));
  }, []);
  return audits;
}
