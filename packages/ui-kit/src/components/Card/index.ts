export { Card, type CardProps } from './Card.tsx';
export { CardList, CardListItem, type CardListItemProps, type CardListProps } from './CardList.tsx';
