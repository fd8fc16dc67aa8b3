/** Which problems and log lines have a page of the reference that says more. */

/** Codes of the engine are words in capitals; what else a problem's code may be has no explanation. */
const CODE = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;
/** Codes of style checks: `lint:arrow_alignment`. */
const CHECK = /^lint:(?!settings$)(\w+)$/;

/** The address in the reference of what explains a code: `error/SYNTAX_ERROR`, `lint/arrow_alignment`. */
export function explanationAddress(code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  if (CODE.test(code)) return `error/${code}`;
  const check = CHECK.exec(code)?.[1];
  return check === undefined ? undefined : `lint/${check}`;
}
