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

interface Looks {
  icon: IconSource;
  illustration: WideIllustrationName;
}

const LOOKS: Record<(typeof REWARD_CATEGORIES)[number], Looks> = {
  Entertainment: { icon: EntertainmentGlyph, illustration: 'reward-entertainment' },
  'Food & Drink': { icon: FoodGlyph, illustration: 'reward-food' },
  Education: { icon: EducationGlyph, illustration: 'reward-education' },
  Creative: { icon: CreativeGlyph, illustration: 'reward-creative' },
  Wellness: { icon: WellnessGlyph, illustration: 'reward-wellness' },
};

const GIFT: Looks = { icon: GiftGlyph, illustration: 'reward-present' };

/** The pictures of a category; a gift for any that has none of its own. Source: product spec §3. */
export function categoryLooks(category: string): Looks {
  const known = REWARD_CATEGORIES.find((one) => one === category);
  return known ? LOOKS[known] : GIFT;
}
