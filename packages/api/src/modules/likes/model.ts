import type { Like } from '@friendbase/contract';
import { Model } from 'objection';
import { PostModel } from '../posts/model.ts';

/** That a member likes a post. The pair is the key: liking twice is one like. */
export class LikeModel extends Model implements Like {
  static override tableName = 'likes';
  static override idColumn = ['postId', 'userId'];

  declare postId: string;
  declare userId: string;
  declare post?: PostModel;

  static override relationMappings = {
    post: {
      relation: Model.BelongsToOneRelation,
      modelClass: PostModel,
      join: { from: 'likes.postId', to: 'posts.id' },
    },
  };
}
