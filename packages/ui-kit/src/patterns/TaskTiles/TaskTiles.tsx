import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Icon, type IconSource } from '../../components/Icon/Icon.tsx';
import './TaskTiles.css';

/** Something to do here, or a page to go to. */
export type Task = { label: string; icon: IconSource } & ({ href: string } | { onPress: () => void });

export interface TaskTilesProps {
  /** What is chosen: “What do you want to do?” */
  label: string;
  /** Four at most: they are all there is to choose from at first sight. */
  tasks: readonly Task[];
}

/** The few things that most people come for, large, each with a picture and a word. Source: COGA pattern 4.3.1. */
export function TaskTiles({ label, tasks }: TaskTilesProps) {
  return (
    <ul className="fb-TaskTiles" aria-label={label}>
      {tasks.map(({ label: word, icon, ...way }) => (
        <li key={word}>
          {'href' in way ? (
            <Link className="fb-TaskTile" href={way.href}>
              <Icon name={icon} />
              <span className="fb-TaskTile-word">{word}</span>
            </Link>
          ) : (
            <Button className="fb-TaskTile" onPress={way.onPress}>
              <Icon name={icon} />
              <span className="fb-TaskTile-word">{word}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
