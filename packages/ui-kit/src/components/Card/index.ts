export { Card, type CardProps } from './Card.tsx';
export { CardList, CardListItem, type CardListItemProps, type CardListProps } from './CardList.tsx';
export { CardPicture, type CardPictureProps } from './CardPicture.tsx';
