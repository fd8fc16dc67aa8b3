/** A page in any browser engine: common user actions, built on the operations that every engine's driver has. */
import { described, elementSource, type Query } from './find.ts';

/** Keys without a character, as encoded by the WebDriver standard. */
export const keys = { Control: '\uE009', End: '\uE010', Enter: '\uE007', Home: '\uE011' } as const;

export type Key = keyof typeof keys;

/** The browser's driver did not answer a command, independent of the page. */
export class DriverHang extends Error {}

/** Operations of a browser's own driver on a page. */
export interface PageDriver {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates a JavaScript expression; the value must be JSON. */
  evaluate(source: string): Promise<unknown>;
  /** Clicks the element that an expression returns. */
  click(source: string): Promise<void>;
  /** Types characters, one key after another. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Presses a key while Control is held. */
  pressWithControl(key: string): Promise<void>;
  close(): Promise<void>;
}

/** A running browser. */
export interface EngineDriver {
  readonly name: string;
  readonly version: string;
  /** Opens a page as a new visitor, without stored data. The previous one must be closed. */
  newPage(): Promise<PageDriver>;
  close(): Promise<void>;
}

/** Maximum number of milliseconds to wait. */
const PATIENCE = 120_000;
const BETWEEN_LOOKS = 50;

/** JavaScript of a function that returns an element's position as a string; null without an element. */
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
    // An element that was rendered again since it was found is found again; a moving element would be missed.
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

  /** Waits until an element exists, with a text if one is given. For fields, their value counts. */
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

  /** The text of an element, or the value of a field; undefined if there is no element. */
  async textOf(query: Query): Promise<string | undefined> {
    const source = `((element) => element === null ? null : element.matches('input, textarea') ? element.value : element.textContent)(${elementSource(query)})`;
    const text = await this.driver.evaluate(source);
    // Editors render non-breaking spaces.
    return typeof text === 'string' ? text.replaceAll('\u00A0', ' ') : undefined;
  }

  /** Replaces the content of the focused field, in one step. */
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
 * Returns false for an error of a page that is being replaced by another one, so that the request is repeated; throws
 * all other errors.
 */
function isOfLeavingPage(error: unknown): false {
  if (/context|frame|navigat|no such|stale|detached|realm/i.test(String(error))) return false;
  throw error;
}
