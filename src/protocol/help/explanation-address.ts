/** Finds the reference page of a problem or log line. */

/** Codes of the engine, which consist of upper-case words. Other codes have no explanation. */
const CODE = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;
const CHECK = /^lint:(?!settings$)(\w+)$/;

/** Returns the reference address of a code's explanation, such as `error/SYNTAX_ERROR` or `lint/arrow_alignment`. */
export function explanationAddress(code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  if (CODE.test(code)) return `error/${code}`;
  const check = CHECK.exec(code)?.[1];
  return check === undefined ? undefined : `lint/${check}`;
}
