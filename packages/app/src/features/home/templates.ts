import type { TemplateId } from '@friendbase/contract';
import type { IconName, IllustrationName, ToggleOption } from '@friendbase/ui-kit';

interface TemplateLooks {
  icon: IconName;
  illustration: IllustrationName;
  /** The ground of its icon, one of the kit’s eight tints. */
  tint: ToggleOption['tint'];
}

/** The ideas for a post, in their order. Their words are in the catalogue. */
export const TEMPLATES: Readonly<Record<TemplateId, TemplateLooks>> = {
  grateful: { icon: 'grateful', illustration: 'template-grateful', tint: 6 },
  achievement: { icon: 'achievement', illustration: 'template-achievement', tint: 2 },
  feeling: { icon: 'feeling', illustration: 'template-feeling', tint: 7 },
  help: { icon: 'helpTemplate', illustration: 'template-help', tint: 4 },
  positive: { icon: 'positive', illustration: 'template-positive', tint: 3 },
  friendship: { icon: 'friendship', illustration: 'template-friendship', tint: 5 },
};
