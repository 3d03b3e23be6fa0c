import {
  AchievementGlyph,
  FeelingGlyph,
  GratefulGlyph,
  HelpingGlyph,
  type IconSource,
  type IllustrationName,
  type ToggleOption,
} from '@friendbase/ui-kit';
import type { TemplateId } from '@friendbase/contract';

interface TemplatePictures {
  icon: IconSource;
  illustration: IllustrationName;
  /** The ground of its icon, one of the kit’s eight tints. */
  tint: ToggleOption['tint'];
}

/** The ideas for a post, in their order. Their words are in the catalogue. */
export const TEMPLATES: Readonly<Record<TemplateId, TemplatePictures>> = {
  grateful: { icon: GratefulGlyph, illustration: 'template-grateful', tint: 6 },
  achievement: { icon: AchievementGlyph, illustration: 'template-achievement', tint: 2 },
  feeling: { icon: FeelingGlyph, illustration: 'template-feeling', tint: 7 },
  help: { icon: HelpingGlyph, illustration: 'template-help', tint: 4 },
  positive: { icon: 'positive', illustration: 'template-positive', tint: 3 },
  friendship: { icon: 'friendship', illustration: 'template-friendship', tint: 5 },
};

/** What the member typed: the text without the untouched starter in front of it. */
const typedWords = (text: string, starter: string): string =>
  text.startsWith(starter) ? text.slice(starter.length) : text;

/** The text once a template is chosen: its starter in front, every typed word in its place. Source: conflict X15. */
export const withStarter = (text: string, before: string, starter: string): string =>
  starter + typedWords(text, before);

/** The text once its template is cleared. Only an untouched starter goes; words stay as they stand. */
export const withoutStarter = (text: string, starter: string): string => (text === starter ? '' : text);
