import type { TemplateId } from '@friendbase/contract';
import { templateOf } from './content.ts';

const starterOf = (id: TemplateId | undefined): string => (id && templateOf(id)?.starter) ?? '';

/** What the member typed: the text without the untouched starter in front of it. */
const typedWords = (text: string, templateId: TemplateId | undefined): string => {
  const starter = starterOf(templateId);
  return text.startsWith(starter) ? text.slice(starter.length) : text;
};

/** The text once a template is chosen: its starter in front, every typed word kept. Source: conflict X15. */
export const withStarter = (text: string, before: TemplateId | undefined, chosen: TemplateId): string =>
  starterOf(chosen) + typedWords(text, before);

/** The text once its template is cleared. Only an untouched starter goes; words stay as they stand. */
export const withoutStarter = (text: string, cleared: TemplateId): string =>
  text === starterOf(cleared) ? '' : text;
