/** The mark by which a stand-in is known: a comment in its first line. */

/** `Stand-in for class apt`. */
const MARK = /^(?:# |<%# )Stand-in for /;

/** Whether a file is a stand-in. */
export function isStandIn(text: string): boolean {
  return MARK.test(text);
}

/** The first line of a stand-in, as the kind of its file writes a comment; with the line's end. */
export function markOf(path: string, what: string): string {
  const mark = `Stand-in for ${what}, which is not in this project.`;
  return /\.(?:erb|epp)$/.test(path) ? `<%# ${mark} -%>\n` : `# ${mark}\n`;
}

/** The line in `hiera.yaml` above the level that reads the data of stand-ins. */
export const LEVEL_MARK = '# Stand-in for data, which is not in this project.';
