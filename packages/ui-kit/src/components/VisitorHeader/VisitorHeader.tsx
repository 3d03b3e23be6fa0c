import { ProductMark } from '../SiteHeader/ProductMark.tsx';
import './VisitorHeader.css';

export interface VisitorHeaderProps {
  productName: string;
  tagline: string;
}

/** The top of every page before log in: the product's name, and in a word or two what it is. */
export function VisitorHeader({ productName, tagline }: VisitorHeaderProps) {
  return (
    <div className="fb-VisitorHeader">
      <ProductMark />
      <div className="fb-VisitorHeader-words">
        <p className="fb-VisitorHeader-name">{productName}</p>
        <p className="fb-VisitorHeader-tagline">{tagline}</p>
      </div>
    </div>
  );
}
