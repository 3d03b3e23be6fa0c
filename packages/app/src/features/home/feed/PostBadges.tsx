import type { FeedEntry } from '@friendbase/contract';
import { EveryoneGlyph, Badge, useWords, VisuallyHidden } from '@friendbase/ui-kit';
import { post as words, templates } from '../../../words/en/home.ts';
import { TEMPLATES } from '../composer/templates.ts';

/**
 * Orca reads what stands in one line as one word, and spaces between the parts of a flexible row are dropped: non-breaking ones stay.
 */
const heardApart = (means: string): string => `:\u00a0${means}.\u00a0`;

/** Who can see a post, and the idea it began with. Source: product spec §2 “Home”. */
export function PostBadges({ post: { privacy, template } }: { post: FeedEntry }) {
  const t = useWords(words);
  const inTemplates = useWords(templates);
  return (
    <>
      <Badge icon={privacy === 'public' ? EveryoneGlyph : 'lock'} tone={privacy}>
        {t(privacy)}
      </Badge>
      <VisuallyHidden>{heardApart(t(`${privacy}Means`))}</VisuallyHidden>
      {template && (
        <Badge icon={TEMPLATES[template].icon} tone="template">
          {inTemplates(template)}
        </Badge>
      )}
    </>
  );
}
