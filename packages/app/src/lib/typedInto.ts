/** What stands in a text field of the page: somebody may have typed before the app was there. */
export function typedInto(fieldId: string): string {
  const field = document.getElementById(fieldId);
  const isText =
    field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'radio');
  return isText ? field.value : '';
}
