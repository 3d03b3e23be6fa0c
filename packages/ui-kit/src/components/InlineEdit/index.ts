export { InlineEdit, type InlineEditProps } from './InlineEdit.tsx';
