/** A page in any browser engine: a few steps that a person takes, over what every engine's driver has. */
import { described, elementSource, type Query } from './find.ts';

/** The keys that have no character, as the standard of WebDriver encodes them. */
export const keys = { Control: '\uE009', End: '\uE010', Enter: '\uE007', Home: '\uE011' } as const;

export type Key = keyof typeof keys;

/** The browser's driver gave no answer to a command, whatever the page did. */
export class DriverHang extends Error {}

/** What a browser's own driver does for a page. */
export interface PageDriver {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression of JavaScript, which is JSON. */
  evaluate(source: string): Promise<unknown>;
  /** Presses the pointer on the element that an expression yields. */
  click(source: string): Promise<void>;
  /** Types characters, one key after another. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** A key while Control is held. */
  pressWithControl(key: string): Promise<void>;
  close(): Promise<void>;
}

/** A browser that runs. */
export interface EngineDriver {
  readonly name: string;
  readonly version: string;
  /** A page of a visitor who was never here: with no stored data. The one before must be closed. */
  newPage(): Promise<PageDriver>;
  close(): Promise<void>;
}

/** Milliseconds. */
const PATIENCE = 120_000;
const BETWEEN_LOOKS = 50;

/** JavaScript of a function that yields where an element is, as text; null where there is none. */
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
    // An element that is drawn anew between being found and being pressed is found again, and one that moves would be missed.
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

  /** Waits until an element is there, and has a text where one is given. Fields have their value as text. */
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

  /** The text of an element, or the value of a field; undefined where there is none. */
  async textOf(query: Query): Promise<string | undefined> {
    const source = `((element) => element === null ? null : element.matches('input, textarea') ? element.value : element.textContent)(${elementSource(query)})`;
    const text = await this.driver.evaluate(source);
    // Editors draw spaces that do not break.
    return typeof text === 'string' ? text.replaceAll('\u00A0', ' ') : undefined;
  }

  /** Puts a text in place of what the focused field has, in one step. */
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

/** While a page gives way to another, it answers nothing: it is asked again. */
function isOfLeavingPage(error: unknown): false {
  if (/context|frame|navigat|no such|stale|detached|realm/i.test(String(error))) return false;
  throw error;
}
