import { calendarFile, type CalendarEntry } from '@friendbase/contract';

/** Gives the file of an entry to the browser, which saves it or offers to open it. */
export function saveCalendarFile(name: string, entry: CalendarEntry): void {
  const address = URL.createObjectURL(
    new Blob([calendarFile([entry], new Date())], { type: 'text/calendar' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.ics`;
  link.click();
  // The browser has taken the file by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
