import { REWARD_CATEGORIES } from '@friendbase/contract';
import {
  CreativeGlyph,
  EducationGlyph,
  EntertainmentGlyph,
  FoodGlyph,
  GiftGlyph,
  WellnessGlyph,
  type IconSource,
  type WideIllustrationName,
} from '@friendbase/ui-kit';

interface Pictures {
  icon: IconSource;
  illustration: WideIllustrationName;
}

const PICTURES: Record<(typeof REWARD_CATEGORIES)[number], Pictures> = {
  Entertainment: { icon: EntertainmentGlyph, illustration: 'reward-entertainment' },
  'Food & Drink': { icon: FoodGlyph, illustration: 'reward-food' },
  Education: { icon: EducationGlyph, illustration: 'reward-education' },
  Creative: { icon: CreativeGlyph, illustration: 'reward-creative' },
  Wellness: { icon: WellnessGlyph, illustration: 'reward-wellness' },
};

const GIFT: Pictures = { icon: GiftGlyph, illustration: 'reward-present' };

/** The pictures of a category; a gift for any that has none of its own. Source: product spec §3. */
export function categoryPictures(category: string): Pictures {
  const known = REWARD_CATEGORIES.find((one) => one === category);
  return known ? PICTURES[known] : GIFT;
}
