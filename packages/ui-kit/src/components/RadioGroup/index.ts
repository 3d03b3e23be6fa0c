export type { ChoiceOption } from '../Choice/Choice.tsx';
export { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';
