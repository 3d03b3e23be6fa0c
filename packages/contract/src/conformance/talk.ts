import { listComments } from '../comments.ts';
import type { CommentEntry } from '../comments.ts';
import type { Page } from '../endpoint.ts';
import { listMessages } from '../messages.ts';
import type { Message, MessageDraft } from '../messages.ts';
import type { PageQuery } from './ask.ts';
import type { Visitor } from './backend.ts';
import { memberId, postId } from './seeds.ts';
import type { Name } from './seeds.ts';

/** What one member writes to another. */
export const note = (sender: Name, receiver: Name, content = 'Hello'): MessageDraft => ({
  senderId: memberId(sender),
  receiverId: memberId(receiver),
  content,
});

/** A member’s conversation with a partner. */
export const messagesOf = (
  visitor: Visitor,
  name: Name,
  partner: Name,
  query: PageQuery = {},
): Promise<Page<Message>> =>
  visitor.call(listMessages, { params: { userId: memberId(name), partnerId: memberId(partner) }, query });

/** The comments under a post, the first one unless another is named. */
export const commentsUnder = (
  visitor: Visitor,
  id = postId(1),
  query: PageQuery = {},
): Promise<Page<CommentEntry>> => visitor.call(listComments, { params: { id }, query });
