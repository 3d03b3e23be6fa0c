/**
 * What somebody has made of a field of the page before the app was there: typed, chosen, taken out or filled in by the
 * browser. Nothing where the field is as it was sent.
 *
 * @param fieldId of the field, or of the first radio of a group
 */
export function typedInto(fieldId: string): string | undefined {
  const field = document.getElementById(fieldId);
  if (field instanceof HTMLInputElement && field.type === 'radio') return chosenIn(field);
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  return isText && field.value !== field.defaultValue ? field.value : undefined;
}

function chosenIn({ form, name }: HTMLInputElement): string | undefined {
  const radios = [...document.getElementsByName(name)].filter((one) => one instanceof HTMLInputElement);
  return radios.find((one) => one.form === form && one.checked && !one.defaultChecked)?.value;
}
