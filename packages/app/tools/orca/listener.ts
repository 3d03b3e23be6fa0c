import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { openTold } from '../../e2e/people.ts';
import { isHeard, newStep, type Step } from './checks.ts';
import type { Voice } from './voice.ts';

/** Something is said of nearly every key, and a busy machine takes its time. */
const FIRST_WORD_MS = 2500;

/** Nothing on a page is further away. */
const MOST_PRESSES = 60;

/** After so many keys without a word Orca is lost. */
const MOST_SILENT = 4;

/** So long is waited for words. What is not said by then is missing. */
const WORDS_MS = 20_000;

/** What says the page, and the keys that reach it. */
export interface Reader {
  voice: Pick<Voice, 'lines' | 'until' | 'untilQuiet'>;
  /** As xdotool names it. */
  key: (name: string) => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  /** Journeys are written in the words of Orca: those of this reader, or none where it does not say that. */
  wordsFor?: (words: string) => string;
}

/** Somebody who hears a page, and goes on it by keyboard alone. What they do becomes a list of steps. */
export class Listener {
  readonly steps: Step[] = [];
  readonly desktop: Reader;
  readonly page: Page;
  /** Where the last step begins in all that was said. */
  private from = 0;

  constructor(desktop: Reader, page: Page) {
    this.desktop = desktop;
    this.page = page;
  }

  /** What happens by something else than a key, in the words of the report. */
  async does(what: string, act: () => Promise<unknown>): Promise<void> {
    const { voice } = this.desktop;
    // What was said since belongs to the step before.
    const from = this.finish();
    const step = newStep(what);
    this.steps.push(step);
    this.from = from;
    await act();
    await voice.untilQuiet();
    step.said = voice.lines.slice(from);
  }

  /** Opens a page by its address. What stands behind it in a link is not for a transcript. */
  open(path: string): Promise<void> {
    return this.does(`opens ${path.split(/[?#]/u)[0]}`, async () => {
      await this.page.goto(path);
      // A page can be read before its script is there.
      await this.page.locator('html[data-ready]').waitFor({ state: 'attached' });
    });
  }

  /** Opens a page, waits until it is told what happens elsewhere, and goes to its main part by the link that skips the header. */
  async openTold(path: string): Promise<void> {
    await this.does(`opens ${path.split('?')[0]}`, () => openTold(this.page, path));
    await this.press('Tab');
    await this.hears('Skip to main content link.');
    await this.press('Return');
  }

  /** One key, as xdotool names it, some times. */
  async press(key: string, times = 1): Promise<void> {
    const { voice } = this.desktop;
    for (let n = 0; n < times; n += 1)
      await this.does(key, async () => {
        await this.desktop.key(key);
        await voice.until(() => voice.lines.length > this.from, FIRST_WORD_MS);
      });
  }

  /** Orca reads on from here to the end of the page. */
  async readsOn(): Promise<void> {
    await this.does('lets Orca read to the end', () => this.desktop.key('KP_Add'));
    this.last.isReading = true;
  }

  type(text: string): Promise<void> {
    return this.does(`types “${text}”`, () => this.desktop.type(text));
  }

  waits(seconds: number): Promise<void> {
    return this.does(`${seconds} s pass`, () => pause(seconds * 1000));
  }

  /** Presses a key until something is heard; `isByChance`: what comes before is another thing in each run. @throws where it never is */
  async pressUntil(key: string, words: string, { isByChance = false } = {}): Promise<void> {
    let silent = 0;
    for (let n = 0; n < MOST_PRESSES && silent < MOST_SILENT; n += 1) {
      await this.press(key);
      if (this.heard.includes(this.wordsFor([words])[0] ?? '')) return;
      this.last.isByChance = isByChance;
      silent = this.heard === '' ? silent + 1 : 0;
    }
    throw new Error(`“${words}” is not reached by ${key}.`);
  }

  /** Tab until something is heard. */
  tabTo(words: string): Promise<void> {
    return this.pressUntil('Tab', words);
  }

  /** The same, past what says something else in each run: days, and what is chosen. */
  tabPast(words: string): Promise<void> {
    return this.pressUntil('Tab', words, { isByChance: true });
  }

  /** Tab until something is heard, and Enter. */
  async pressOn(words: string): Promise<void> {
    await this.tabTo(words);
    await this.press('Return');
  }

  /** Tab until a button is heard, and Enter, which opens a window over the page. */
  async opensWindow(button: string, title = button): Promise<void> {
    await this.pressOn(`${button} push button`);
    await this.hearsWindow(title);
  }

  /** A window has opened. */
  hearsWindow(title: string): Promise<void> {
    return this.hears(`${title} dialog`, 'Close push button');
  }

  /** A question comes up over the page. Orca 43 reads it as an alert, and then by its focus: its words come again. */
  async isAsked(...words: string[]): Promise<void> {
    this.last.isReading = true;
    await this.hears(...words);
  }

  /** A key closes a window. Orca 43 says where one is then, or nothing, as it happens: a key further and back tells. */
  async closesWindow(words: string, key = 'Escape'): Promise<void> {
    const windows = this.page.locator('[role=dialog]');
    const top = windows.nth((await windows.count()) - 1);
    await this.press(key);
    this.last.isByChance = true;
    await top.waitFor({ state: 'detached' });
    await this.press('shift+Tab');
    this.last.isByChance = true;
    await this.press('Tab');
    await this.hears(words);
  }

  /** The last step says these, in this order, each once. @throws where they are not said */
  async hears(...words: string[]): Promise<void> {
    const step = this.last;
    step.wanted = [...step.wanted, ...this.wordsFor(words)];
    const { voice } = this.desktop;
    const isSaid = () => isHeard({ said: voice.lines.slice(this.from), wanted: step.wanted });
    const isThere = await voice.until(isSaid, WORDS_MS);
    await voice.untilQuiet();
    step.said = voice.lines.slice(this.from);
    // The rest would be walked somewhere else.
    if (!isThere) throw new Error(`“${words.join('”, “')}” is not heard, but “${this.heard}”.`);
  }

  /** The last step says these, and around them what is another thing in each run. */
  async hearsByChance(...words: string[]): Promise<void> {
    this.last.isByChance = true;
    await this.hears(...words);
  }

  /** All that the last step said. */
  get heard(): string {
    return this.last.said.join(' ');
  }

  hearsNot(...words: string[]): void {
    this.last.unwanted = [...this.last.unwanted, ...this.wordsFor(words)];
  }

  hearsNothing(): void {
    this.last.isSilent = true;
  }

  /** The last step has all that was said until now. It returns where the next one begins. */
  finish(): number {
    const { lines } = this.desktop.voice;
    const step = this.steps.at(-1);
    if (step) step.said = lines.slice(this.from);
    return lines.length;
  }

  private wordsFor(words: readonly string[]): string[] {
    const { wordsFor } = this.desktop;
    return wordsFor ? words.map(wordsFor).filter((said) => said !== '') : [...words];
  }

  private get last(): Step {
    const step = this.steps.at(-1);
    if (!step) throw new Error('Nothing was done yet.');
    return step;
  }
}
