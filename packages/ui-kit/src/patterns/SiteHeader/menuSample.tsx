import { Row } from '../../components/Layout/Layout.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { Guide } from '../../guide/guide.ts';

/** How entries of a menu look, for the pages of what has them. */
export const menuDo: Guide['dos'][number] = {
  picture: (
    <Row>
      <Link href="/" icon="home">
        Home
      </Link>
      <Link href="/friends" icon="friends" isCurrent>
        Friends
      </Link>
    </Row>
  ),
  because: 'Picture and word; the current page also by weight and a bar.',
};
