import { HeaderTools, type HeaderToolsProps } from '../SiteHeader/HeaderTools.tsx';
import { ProductMark } from '../SiteHeader/ProductMark.tsx';
import './VisitorHeader.css';

export interface VisitorHeaderProps {
  productName: string;
  tagline: string;
  /** Listen and the comfort settings. Left out where the page cannot have them yet. */
  tools?: HeaderToolsProps | undefined;
}

/** The top of every page before log in: the product's name, in a word or two what it is, Listen and comfort settings. */
export function VisitorHeader({ productName, tagline, tools }: VisitorHeaderProps) {
  return (
    <div className="fb-VisitorHeader">
      <div className="fb-VisitorHeader-bar">
        <ProductMark />
        <div className="fb-VisitorHeader-words">
          <p className="fb-VisitorHeader-name">{productName}</p>
          <p className="fb-VisitorHeader-tagline">{tagline}</p>
        </div>
        {tools && <HeaderTools {...tools} />}
      </div>
    </div>
  );
}
