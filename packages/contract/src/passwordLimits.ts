/** Source: product spec §5 and §9. */
export const MIN_PASSWORD_CHARACTERS = 6;
export const MOST_PASSWORD_CHARACTERS = 200;
