/** Says in the head that the demo account exists here, as the server does, for as long as one story lasts. */
export function offerDemo(): () => void {
  const offer = document.createElement('meta');
  offer.name = 'demo-account';
  offer.content = 'demo';
  document.head.append(offer);
  return () => offer.remove();
}
