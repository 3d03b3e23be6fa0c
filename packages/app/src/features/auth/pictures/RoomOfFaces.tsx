import { Skeleton } from '@friendbase/ui-kit';
import { useServices } from '../../../lib/page/services.ts';

// Apart from what comes later and from the form: both need it, and neither may bring the other along.

/** Keeps the room of the faces that come, where this device has some, so that nothing moves. */
export function RoomOfFaces() {
  const { visitor } = useServices();
  return visitor.hasPictures ? <Skeleton shape="person" /> : null;
}
