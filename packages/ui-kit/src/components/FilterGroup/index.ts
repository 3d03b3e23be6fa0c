export { FilterGroup, type FilterGroupProps } from './FilterGroup.tsx';
