import type { Page } from '@playwright/test';

/**
 * What covers the control that has the focus, at its centre and 4 px inside its corners. Nothing may: WCAG
 * 2.4.12. Empty when it is all in view.
 */
export const coversFocus = (page: Page) =>
  page.evaluate(async () => {
    // A message gives way on the frame after the focus came: this one and its next.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    const focused = document.activeElement;
    if (!focused || focused === document.body) return ['nothing has the focus'];
    const { left, right, top, bottom, width, height } = focused.getBoundingClientRect();
    const places = [
      [left + width / 2, top + height / 2],
      [left + 4, top + 4],
      [right - 4, top + 4],
      [left + 4, bottom - 4],
      [right - 4, bottom - 4],
    ] as const;
    return places.flatMap(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      // Rounded corners let what lies around them through.
      const isIt = hit && (focused.contains(hit) || hit.contains(focused));
      return isIt ? [] : [`${focused.outerHTML.slice(0, 80)} is covered by ${hit?.outerHTML.slice(0, 80)}`];
    });
  });

/** What a toast may not cover: the error summary, the invalid fields and the tabs. */
const SPOKEN_OF = '.fb-ErrorSummary, [aria-invalid="true"], [role="tab"], :focus';

/** What the toast on show, which a pointer holds, covers of them. */
export const coveredByToast = (page: Page, selector = SPOKEN_OF) =>
  page.evaluate((needs) => {
    const toast = document.querySelector('section[aria-label="Notifications"] [role="group"]');
    if (!toast) return ['there is no toast'];
    const over = toast.getBoundingClientRect();
    return [...document.querySelectorAll(needs)]
      .filter((element) => {
        const under = element.getBoundingClientRect();
        const isBeside = under.right <= over.left || under.left >= over.right;
        const isAboveOrBelow = under.bottom <= over.top || under.top >= over.bottom;
        return element.checkVisibility() && !isBeside && !isAboveOrBelow;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
  }, selector);
