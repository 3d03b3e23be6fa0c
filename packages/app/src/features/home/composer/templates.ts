import { AchievementGlyph, FeelingGlyph, GratefulGlyph, HelpingGlyph } from '@friendbase/ui-kit';
import type { TemplateId } from '@friendbase/contract';
import type { IconSource, IllustrationName, ToggleOption } from '@friendbase/ui-kit';

interface TemplateLooks {
  icon: IconSource;
  illustration: IllustrationName;
  /** The ground of its icon, one of the kit’s eight tints. */
  tint: ToggleOption['tint'];
}

/** The ideas for a post, in their order. Their words are in the catalogue. */
export const TEMPLATES: Readonly<Record<TemplateId, TemplateLooks>> = {
  grateful: { icon: GratefulGlyph, illustration: 'template-grateful', tint: 6 },
  achievement: { icon: AchievementGlyph, illustration: 'template-achievement', tint: 2 },
  feeling: { icon: FeelingGlyph, illustration: 'template-feeling', tint: 7 },
  help: { icon: HelpingGlyph, illustration: 'template-help', tint: 4 },
  positive: { icon: 'positive', illustration: 'template-positive', tint: 3 },
  friendship: { icon: 'friendship', illustration: 'template-friendship', tint: 5 },
};
