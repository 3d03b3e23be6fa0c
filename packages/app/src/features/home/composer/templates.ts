import type { TemplateId } from '@friendbase/contract';
import type { IllustrationName, ToggleOption } from '@friendbase/ui-kit';

interface TemplateLooks {
  illustration: IllustrationName;
  /** The ground of its icon, one of the kit’s eight tints. */
  tint: ToggleOption['tint'];
}

/** The ideas for a post, in their order. Their words are in the catalogue, and their icons stand on posts too. */
export const TEMPLATES: Readonly<Record<TemplateId, TemplateLooks>> = {
  grateful: { illustration: 'template-grateful', tint: 6 },
  achievement: { illustration: 'template-achievement', tint: 2 },
  feeling: { illustration: 'template-feeling', tint: 7 },
  help: { illustration: 'template-help', tint: 4 },
  positive: { illustration: 'template-positive', tint: 3 },
  friendship: { illustration: 'template-friendship', tint: 5 },
};

/** What the member typed: the text without the untouched starter in front of it. */
const typedWords = (text: string, starter: string): string =>
  text.startsWith(starter) ? text.slice(starter.length) : text;

/** The text once a template is chosen: its starter in front, every typed word kept. Source: conflict X15. */
export const withStarter = (text: string, before: string, starter: string): string =>
  starter + typedWords(text, before);

/** The text once its template is cleared. Only an untouched starter goes; words stay as they stand. */
export const withoutStarter = (text: string, starter: string): string => (text === starter ? '' : text);
