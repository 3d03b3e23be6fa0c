import './BulletList.css';

export interface BulletListProps {
  /** One idea each. */
  items: string[];
  /** Steps in an order. @default false */
  isNumbered?: boolean | undefined;
}

/** Short lines under each other. */
export function BulletList({ items, isNumbered = false }: BulletListProps) {
  if (items.length === 0) return null;
  const Element = isNumbered ? 'ol' : 'ul';
  return (
    <Element className="fb-BulletList">
      {items.map((item, at) => (
        <li key={at}>{item}</li>
      ))}
    </Element>
  );
}
