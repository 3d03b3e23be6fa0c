/** What React Aria's hooks for one checkbox or one switch ask for, of a value that its owner keeps. */
export const toggleState = (isSelected: boolean, onChange: (isSelected: boolean) => void) => ({
  isSelected,
  defaultSelected: isSelected,
  setSelected: onChange,
  toggle: () => onChange(!isSelected),
});
