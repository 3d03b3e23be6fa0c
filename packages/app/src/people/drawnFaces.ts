import { DRAWN_PEOPLE, drawnPersonUrl } from '@friendbase/contract';

/** The drawn people whom a member can have as their picture, with its address. */
export const DRAWN_FACES = DRAWN_PEOPLE.map((name) => ({ name, url: drawnPersonUrl(name) }));

export const isDrawnFace = (url: string): boolean => DRAWN_FACES.some((face) => face.url === url);
