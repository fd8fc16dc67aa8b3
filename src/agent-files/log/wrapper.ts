/**
 * Removes prefixes that other tools add to each line of a log: Vagrant, containers, continuous integration, mail
 * programs.
 */

/**
 * Matches the parts of a prefix, in any combination: an indent, `==> default:`, `default:` after an indent, `[node1]`,
 * `web_1 |`, `>`, a time, a line number of grep, `stdout:`, and Markdown's backticks and asterisks for code and bold
 * text.
 */
const PREFIX =
  /^(?:[ \t]+|==> [\w.-]+: ?|[ \t]+[\w.-]+: (?=[A-Z])|\[[\w .:+-]{1,40}\] ?|[\w.-]+ +\| |> ?|\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d) |\d\d:\d\d:\d\d(?:\.\d+)? |\d{1,6}[:.] ?(?=[A-Z])|(?:stdout|stderr|remote): |`{1,3}|\*\*){1,5}/;
const LEVEL = /^(?:Debug|Info|Notice|Warning|Error|Alert|Critical|Emergency): /;

/** Returns the prefix of a line, or an empty string. A level must follow the prefix. */
export function findWrapper(line: string): string {
  const prefix = PREFIX.exec(line)?.[0];
  return prefix !== undefined && LEVEL.test(line.slice(prefix.length, prefix.length + 20)) ? prefix : '';
}

/**
 * Removes the prefix of the message's first line from a line that continues the message. Undefined if the line has a
 * different prefix. Digits may differ, for example those of times.
 */
export function stripWrapper(line: string, wrapper: string): string | undefined {
  if (wrapper === '' || line.startsWith(wrapper)) return line.slice(wrapper.length);
  const given = line.slice(0, wrapper.length);
  if (withoutDigits(given) === withoutDigits(wrapper)) return line.slice(wrapper.length);
  // Editors and mail programs remove spaces at the end of an empty line.
  return line.trim() === wrapper.trim() ? '' : undefined;
}

function withoutDigits(text: string): string {
  return text.replaceAll(/\d/g, '0');
}
