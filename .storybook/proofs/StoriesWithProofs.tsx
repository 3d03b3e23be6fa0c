import { DocsContext, DocsStory, Heading } from '@storybook/addon-docs/blocks';
import { Fragment, useContext } from 'react';
import { StoryProofs } from './StoryProofs.tsx';
import { useAudits } from './useAudits.ts';

/** Every story of a docs page, as Storybook's own block shows them, and how each was looked at. */
export function StoriesWithProofs() {
  const { componentStories } = useContext(DocsContext);
  const audits = useAudits();
  return (
    <>
      <Heading>Stories</Heading>
      {componentStories().map((story) => {
        const { id, name, title } = story;
        const shown: unknown = story.moduleExport;
        return (
          <Fragment key={id}>
            <DocsStory of={shown} expanded __forceInitialArgs />
            <StoryProofs id={id} name={name} title={title} views={audits[id] ?? []} />
          </Fragment>
        );
      })}
    </>
  );
}
