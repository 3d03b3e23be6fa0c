import { describe, expect, it } from 'vitest';
import { newStep, problemsOf, type Step } from './checks.ts';
import { differenceIn, transcript } from './report.ts';

const step = (said: string[], more: Partial<Step> = {}): Step => ({ ...newStep('Tab'), said, ...more });

describe('what is checked of what a screen reader says', () => {
  it.each<[string, Step, string]>([
    ['that is missing', step(['Home link.'], { wanted: ['Saved'] }), '“Saved” was not said.'],
    ['twice', step(['Saved.', 'Saved.'], { wanted: ['Saved'] }), '“Saved” was said 2 times.'],
    ['in the wrong order', step(['B. A.'], { wanted: ['A', 'B'] }), '“B” was said too early.'],
    ['that must not be said', step(['1 like'], { unwanted: ['like'] }), '“like” was said.'],
    [
      'where nothing may be said',
      step(['Hello.'], { isSilent: true }),
      'Nothing was to be said, and “Hello.” was.',
    ],
    ['without a name', step(['push button.']), 'Something without a name: “push button.”'],
    ['of a program', step(['undefined link.']), 'Not for people: “undefined link.”'],
    ['again', step(['Your post is shared.', 'Your post is shared.']), 'Said again: “Your post is shared.”'],
  ])('finds words %s', (_, heard, problem) => {
    expect(problemsOf(heard)).toEqual([problem]);
  });

  it('takes roles that Orca reads as lines of their own', () => {
    expect(problemsOf(step(['Help', 'push button', 'Help'], { isReading: true }))).toEqual([]);
  });

  it('leaves out what is said where an answer takes its time', () => {
    const said = ['Checking...', 'Checking... push button grayed.', 'Loading messages...', '2 new posts.'];
    expect(transcript('A title', [{ ...newStep('Return'), said }])).toContain(
      '| Return | Checking...<br>2 new posts. |',
    );
  });

  it('writes what was said without the time of the day and names by chance', () => {
    const said = ["Like, Ben Clark's post, Nov 26, 5:28 PM push button."];
    expect(transcript('A title', [{ ...newStep('Tab'), said }])).toContain(
      "| Tab | Like, Ben Clark's post, Jan 1, 0:00 AM push button. |",
    );
  });
});

describe('what is compared with what is accepted', () => {
  it.each<[string, string | undefined, string | undefined]>([
    ['the same', 'a\nb', undefined],
    ['another line', 'a\nc', '  accepted: c\n  heard:    b'],
    ['a line that is not said anymore', 'a\nb\nc', '  accepted: c\n  heard:    nothing more'],
    ['a line more', 'a', '  accepted: nothing more\n  heard:    b'],
    ['a journey that nobody has accepted', undefined, '  accepted: nothing more\n  heard:    a'],
  ])('tells %s', (_, accepted, difference) => {
    expect(differenceIn(accepted, 'a\nb')).toBe(difference);
  });

  const row = (does: string, ...said: string[]) => `| ${does} | ${said.join('<br>')} |`;

  it.each([
    [
      'the order of what one step says',
      row('Tab', 'Saved.', 'Close push button.'),
      row('Tab', 'Close push button.', 'Saved.'),
    ],
    [
      'what is said as a page opens',
      row('opens /', 'Home document web.'),
      row('opens /', 'Log In page tab.'),
    ],
  ])('takes %s as the same', (_, accepted, heard) => {
    expect(differenceIn(accepted, heard)).toBeUndefined();
  });

  it.each([
    ['another word in a step', row('Tab', 'Saved.'), row('Tab', 'Sent.')],
    ['a word more in a step', row('Tab', 'Saved.'), row('Tab', 'Saved.', 'Saved.')],
    ['another page', row('opens /', 'Home document web.'), row('opens /login', 'Home document web.')],
    ['what is said after a page is open', row('Tab', 'Skip link.'), row('Tab', 'Log In page tab.')],
  ])('tells %s', (_, accepted, heard) => {
    expect(differenceIn(accepted, heard)).toBe(`  accepted: ${accepted}\n  heard:    ${heard}`);
  });
});
