import type { TemplateId } from '@friendbase/contract';
import type { IconName, ToggleOption } from '@friendbase/ui-kit';

interface TemplateLooks {
  icon: IconName;
  /** The ground of its picture, one of the kit’s eight tints. */
  tint: ToggleOption['tint'];
}

/** The ideas for a post, in their order. Their words are in the catalogue. */
export const TEMPLATES: Readonly<Record<TemplateId, TemplateLooks>> = {
  grateful: { icon: 'grateful', tint: 6 },
  achievement: { icon: 'achievement', tint: 2 },
  feeling: { icon: 'feeling', tint: 7 },
  help: { icon: 'helpTemplate', tint: 4 },
  positive: { icon: 'positive', tint: 3 },
  friendship: { icon: 'friendship', tint: 5 },
};
