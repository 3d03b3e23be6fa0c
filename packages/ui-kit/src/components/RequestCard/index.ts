export { RequestList, type RequestListProps } from './RequestList.tsx';
export { RequestCard, type FriendRequest, type RequestCardProps } from './RequestCard.tsx';
