export { RequestList, type RequestListProps } from './RequestList.tsx';
export {
  RequestCard,
  type Answer,
  type FailedAnswer,
  type FriendRequest,
  type RequestCardProps,
} from './RequestCard.tsx';
