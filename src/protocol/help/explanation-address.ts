/** Finds the reference page of a problem or log line. */

/** The engine's codes are upper-case words; other codes have no explanation. */
const CODE = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;
/** Codes of style checks: `lint:arrow_alignment`. */
const CHECK = /^lint:(?!settings$)(\w+)$/;

/** Reference address of a code's explanation: `error/SYNTAX_ERROR`, `lint/arrow_alignment`. */
export function explanationAddress(code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  if (CODE.test(code)) return `error/${code}`;
  const check = CHECK.exec(code)?.[1];
  return check === undefined ? undefined : `lint/${check}`;
}
