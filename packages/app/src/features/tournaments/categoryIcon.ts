import { REWARD_CATEGORIES } from '@friendbase/contract';
import {
  CreativeGlyph,
  EducationGlyph,
  EntertainmentGlyph,
  FoodGlyph,
  GiftGlyph,
  WellnessGlyph,
  type IconSource,
} from '@friendbase/ui-kit';

const ICONS: Record<(typeof REWARD_CATEGORIES)[number], IconSource> = {
  Entertainment: EntertainmentGlyph,
  'Food & Drink': FoodGlyph,
  Education: EducationGlyph,
  Creative: CreativeGlyph,
  Wellness: WellnessGlyph,
};

/** The picture of a category; the gift for any that has none of its own. Source: product spec §3. */
export function categoryIcon(category: string): IconSource {
  const known = REWARD_CATEGORIES.find((one) => one === category);
  return known ? ICONS[known] : GiftGlyph;
}
