export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './ErrorSummary.tsx';
