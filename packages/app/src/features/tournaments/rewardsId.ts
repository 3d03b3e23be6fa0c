/** The part of the page that its address can name. */
export const REWARDS_ID = 'rewards';
