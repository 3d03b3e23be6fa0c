import { ProductMark } from '../SiteHeader/ProductMark.tsx';

export interface VisitorHeaderProps {
  productName: string;
  tagline: string;
}

/** The top of the page before somebody logs in: whose house this is, and what for. */
export function VisitorHeader({ productName, tagline }: VisitorHeaderProps) {
  return (
    <div className="fb-VisitorHeader">
      <ProductMark />
      <div className="fb-VisitorHeader-words">
        <p className="fb-VisitorHeader-name">{productName}</p>
        <p>{tagline}</p>
      </div>
    </div>
  );
}
