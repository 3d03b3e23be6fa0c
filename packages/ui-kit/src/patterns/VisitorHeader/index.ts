export { VisitorHeader, type VisitorHeaderProps } from './VisitorHeader.tsx';
