export {
  Columns,
  Row,
  Seamless,
  Stack,
  type ColumnsProps,
  type RowProps,
  type SeamlessProps,
  type StackProps,
} from './Layout.tsx';
