import './ProductMark.css';

/** The logo: two speech bubbles that overlap. Decoration, because the name of the product stands beside it. */
export function ProductMark() {
  return (
    <svg className="fb-ProductMark" viewBox="0 0 44 36" aria-hidden="true">
      <path
        className="fb-ProductMark-one"
        d="M15 3a13 13 0 0 1 0 26 13 13 0 0 1-3.6-.5L4 33l1.7-7.8A13 13 0 0 1 15 3Z"
      />
      <path
        className="fb-ProductMark-two"
        d="M29 3a13 13 0 0 0 0 26 13 13 0 0 0 3.6-.5L40 33l-1.7-7.8A13 13 0 0 0 29 3Z"
      />
      <path className="fb-ProductMark-both" d="M22 5.05a13 13 0 0 1 0 21.9 13 13 0 0 1 0-21.9Z" />
    </svg>
  );
}
