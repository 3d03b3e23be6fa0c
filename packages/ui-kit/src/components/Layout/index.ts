export { Columns, Row, Stack, type ColumnsProps, type RowProps, type StackProps } from './Layout.tsx';
