import { useEffect, useState } from 'react';
import { tokensOf } from './styleSheets.ts';
import './GuidePage.css';

const IS_COLOUR = /^--(color|tint|person|focus-(inner|outer))/;

/** The tokens a component reads, each with a sample where it is a colour. */
export function TokenTable({ storyFile }: { storyFile: string }) {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => void tokensOf(storyFile).then(setNames), [storyFile]);
  if (names.length === 0) return null;
  return (
    <div className="guide">
      <h2>Tokens</h2>
      <ul className="guide-tokens">
        {names.map((name) => (
          <li key={name}>
            {IS_COLOUR.test(name) && (
              <span className="guide-sample" style={{ background: `var(${name})` }} aria-hidden="true" />
            )}
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
