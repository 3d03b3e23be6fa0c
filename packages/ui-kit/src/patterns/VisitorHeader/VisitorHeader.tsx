import { ComfortButton, type ComfortEntry } from '../SiteHeader/ComfortButton.tsx';
import { ProductMark } from '../SiteHeader/ProductMark.tsx';
import './VisitorHeader.css';

export interface VisitorHeaderProps {
  productName: string;
  tagline: string;
  /** Opens the comfort settings: whoever cannot read the page as it is needs them before log in. */
  comfort?: ComfortEntry | undefined;
}

/** The top of every page before log in: the product's name, in a word or two what it is, comfort settings. */
export function VisitorHeader({ productName, tagline, comfort }: VisitorHeaderProps) {
  return (
    <div className="fb-VisitorHeader">
      <div className="fb-VisitorHeader-bar">
        <ProductMark />
        <div className="fb-VisitorHeader-words">
          <p className="fb-VisitorHeader-name">{productName}</p>
          <p className="fb-VisitorHeader-tagline">{tagline}</p>
        </div>
        {comfort && <ComfortButton {...comfort} />}
      </div>
    </div>
  );
}
