import './BulletList.css';

export interface BulletListProps {
  /** One idea each; no two the same. */
  items: string[];
}

/** Short lines under each other. */
export function BulletList({ items }: BulletListProps) {
  return (
    <ul className="fb-BulletList">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
