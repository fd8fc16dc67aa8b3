/** Removes the color codes of terminals from logs. */

/**
 * Matches a color code with its escape character (ESC, or the replacement that `cat -v`, syslog or a browser writes).
 */
const WITH_ESCAPE = /(?:\u001b|\u241b|\ufffd|\^\[|#033)\[[\d;]{0,20}[mK]/g;
/**
 * Matches a color code of Puppet without its escape character, which is lost when text is copied from a web page or
 * terminal.
 */
const WITHOUT_ESCAPE = /\[[01];3[0-7]m|\[0m(?=\s*$)|^\[m(?=[A-Z])/gm;

/** Removes color codes. Keeps titles in brackets, such as `Stage[main]`. */
export function withoutColors(text: string): string {
  if (!text.includes('[')) return text;
  return text.replace(WITH_ESCAPE, '').replace(WITHOUT_ESCAPE, '');
}
