export { CommentItem, CommentList, type CommentItemProps, type CommentListProps } from './CommentList.tsx';
