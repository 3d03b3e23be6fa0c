import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { TokenGroup } from '../declarations.ts';
import './Tokens.css';

interface TokenListProps {
  title: string;
  groups: readonly TokenGroup[];
  /** What a token looks like. */
  sample: (name: string) => ReactNode;
}

/** Every token of some groups: its name, what is written in the file, and how it looks. */
export function TokenList({ title, groups, sample }: TokenListProps) {
  return (
    <Stack gap="large">
      <Heading level={2}>{title}</Heading>
      {groups.map(({ note, tokens }) => (
        <Stack key={[...tokens.keys()].join()} gap="small">
          {note && <Text>{note}</Text>}
          <ul className="fb-Tokens">
            {[...tokens].map(([name, value]) => (
              <li key={name} className="fb-Tokens-token">
                <span className="fb-Tokens-name">{name}</span>
                <span className="fb-Tokens-value">{value}</span>
                {sample(name)}
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
}
