/** Color codes of terminals in logs. */

/** A code with its escape character (ESC, or the forms that `cat -v`, syslog and browsers write for it). */
const WITH_ESCAPE = /(?:\u001b|\u241b|\ufffd|\^\[|#033)\[[\d;]{0,20}[mK]/g;
/** A code of Puppet without the escape character, which copying from a web page or terminal can lose. */
const WITHOUT_ESCAPE = /\[[01];3[0-7]m|\[0m(?=\s*$)|^\[m(?=[A-Z])/gm;

/** Removes color codes. Titles in brackets, such as `Stage[main]`, stay. */
export function withoutColors(text: string): string {
  if (!text.includes('[')) return text;
  return text.replace(WITH_ESCAPE, '').replace(WITHOUT_ESCAPE, '');
}
