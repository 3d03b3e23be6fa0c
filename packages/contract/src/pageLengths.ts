/** How many entries a list answers at a time, unless it is asked for another number. */

/** Source: owner's decisions, “Who sees and reaches whom”. */
export const FEED_PAGE_LENGTH = 20;
export const COMMENT_PAGE_LENGTH = 20;
export const MESSAGE_PAGE_LENGTH = 50;
