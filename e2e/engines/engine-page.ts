/** A page in any browser engine: common actions of a user, built on the few operations that every driver has. */
import { described, elementSource, type Query } from './find.ts';

/** Keys that type no character, with their codes in the WebDriver standard. */
export const keys = { Control: '\uE009', End: '\uE010', Enter: '\uE007', Home: '\uE011' } as const;

export type Key = keyof typeof keys;

/** Thrown if the browser's driver does not answer a command. The page is not the cause. */
export class DriverHang extends Error {}

/** Operations of a browser's driver on a page. */
export interface PageDriver {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates a JavaScript expression whose value can be converted to JSON. */
  evaluate(source: string): Promise<unknown>;
  /** Clicks the element to which a JavaScript expression evaluates. */
  click(source: string): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  pressWithControl(key: string): Promise<void>;
  close(): Promise<void>;
}

/** A running browser. */
export interface EngineDriver {
  readonly name: string;
  readonly version: string;
  /** Opens a page without stored data, as for a new visitor. Close the previous page first. */
  newPage(): Promise<PageDriver>;
  close(): Promise<void>;
}

/** Maximum milliseconds to wait for the page. */
const PATIENCE = 120_000;
const BETWEEN_LOOKS = 50;

/** JavaScript function that returns the position of an element as a string, or null without an element. */
const PLACE_OF = `((element) => element === null ? null : JSON.stringify(element.getBoundingClientRect()))`;

type Expected = string | RegExp;

function fits(text: string, expected: Expected): boolean {
  return typeof expected === 'string' ? text.includes(expected) : expected.test(text);
}

export class EnginePage {
  private readonly driver: PageDriver;

  constructor(driver: PageDriver) {
    this.driver = driver;
  }

  goto(address: string): Promise<void> {
    return this.driver.goto(address);
  }

  reload(): Promise<void> {
    return this.driver.reload();
  }

  close(): Promise<void> {
    return this.driver.close();
  }

  type(text: string): Promise<void> {
    return this.driver.type(text);
  }

  press(key: Key): Promise<void> {
    return this.driver.press(key);
  }

  pressWithControl(key: string): Promise<void> {
    return this.driver.pressWithControl(key);
  }

  evaluate(source: string): Promise<unknown> {
    return this.driver.evaluate(source);
  }

  async click(query: Query): Promise<void> {
    let refusal: unknown;
    let lastPlace: unknown;
    // Finds the element again, because it may have been rendered again, and waits until it no longer moves, because a
    // click could miss it.
    await this.until(
      `a press on ${described(query)}`,
      async () => {
        try {
          const place = await this.driver.evaluate(`${PLACE_OF}(${elementSource(query)})`);
          const isStill = place !== null && place === lastPlace;
          lastPlace = place;
          if (!isStill) return false;
          await this.driver.click(elementSource(query));
          return true;
        } catch (error) {
          refusal = error;
          return false;
        }
      },
      () => (refusal === undefined ? '' : String(refusal)),
    );
  }

  async focus(query: Query): Promise<void> {
    await this.expect(query);
    await this.driver.evaluate(`${elementSource(query)}.focus()`);
  }

  /** Waits until an element exists. If `text` is given, waits until the element's text, or a field's value, matches. */
  async expect(query: Query, text?: Expected): Promise<void> {
    let last: string | undefined;
    await this.until(
      text === undefined ? described(query) : `${described(query)} with ${String(text)}`,
      async () => {
        last = await this.textOf(query);
        return last !== undefined && (text === undefined || fits(last, text));
      },
      () => (last === undefined ? 'it is not there' : `it has: ${last}`),
    );
  }

  async expectGone(query: Query): Promise<void> {
    await this.until(`no ${described(query)}`, async () => (await this.textOf(query)) === undefined);
  }

  /** Returns an element's text or a field's value; undefined if there is no element. */
  async textOf(query: Query): Promise<string | undefined> {
    const source = `((element) => element === null ? null : element.matches('input, textarea') ? element.value : element.textContent)(${elementSource(query)})`;
    const text = await this.driver.evaluate(source);
    // Replaces the non-breaking spaces that editors render.
    return typeof text === 'string' ? text.replaceAll('\u00A0', ' ') : undefined;
  }

  /** Replaces the content of the focused field in one step. */
  async replaceText(text: string): Promise<void> {
    await this.driver.pressWithControl('a');
    await this.driver.evaluate(`document.execCommand('insertText', false, ${JSON.stringify(text)})`);
  }

  private async until(what: string, holds: () => Promise<boolean>, found?: () => string): Promise<void> {
    const end = performance.now() + PATIENCE;
    while (!(await holds().catch(isOfLeavingPage))) {
      if (performance.now() > end) {
        throw new Error(`waited ${PATIENCE / 1000} s for ${what}${found === undefined ? '' : `; ${found()}`}`);
      }
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
    }
  }
}

/**
 * Returns false if the error occurred because another page is being loaded, so that the caller tries again. Rethrows
 * all other errors.
 */
function isOfLeavingPage(error: unknown): false {
  if (/context|frame|navigat|no such|stale|detached|realm/i.test(String(error))) return false;
  throw error;
}
