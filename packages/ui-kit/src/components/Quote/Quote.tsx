import { Icon } from '../Icon/Icon.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { states } from '../../words/en/states.ts';
import './Quote.css';
import { QuoteGlyph } from '../Icon/laterGlyphs.ts';

export interface QuoteProps {
  children: string;
  author: string;
  /** The quote in everyday words: shown as “This means: …” */
  meaning?: string | undefined;
}

/** Somebody's words, who said them, and what they mean. */
export function Quote({ children, author, meaning }: QuoteProps) {
  const t = useWords(states);
  return (
    <figure className="fb-Quote">
      <Icon name={QuoteGlyph} />
      <blockquote className="fb-Quote-words">
        <p dir="auto">{children}</p>
      </blockquote>
      <figcaption className="fb-Quote-caption">
        <cite>
          <bdi>{author}</bdi>
        </cite>
        {meaning !== undefined && <p>{t('meaning', { meaning })}</p>}
      </figcaption>
    </figure>
  );
}
