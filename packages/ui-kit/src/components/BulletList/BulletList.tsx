import './BulletList.css';

export interface BulletListProps {
  /** One idea each. */
  items: string[];
}

/** Short lines under each other. */
export function BulletList({ items }: BulletListProps) {
  if (items.length === 0) return null;
  return (
    <ul className="fb-BulletList">
      {items.map((item, at) => (
        <li key={at}>{item}</li>
      ))}
    </ul>
  );
}
