import type { TemplateId } from '@friendbase/contract';
import {
  AchievementGlyph,
  FeelingGlyph,
  GratefulGlyph,
  HelpingGlyph,
  type IconSource,
} from '@friendbase/ui-kit';

/** The icons of the ideas for a post. */
export const TEMPLATE_ICONS: Readonly<Record<TemplateId, IconSource>> = {
  grateful: GratefulGlyph,
  achievement: AchievementGlyph,
  feeling: FeelingGlyph,
  help: HelpingGlyph,
  positive: 'positive',
  friendship: 'friendship',
};
