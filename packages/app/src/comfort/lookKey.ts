/** Where the device keeps how the page looked last: the attributes of `<html>`, and whose settings they show. */
export const LOOK = 'look';
