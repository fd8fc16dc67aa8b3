/** Rules for commit messages. The hook `.githooks/commit-msg` applies them. */

const MOST_SUBJECT = 72;
const MOST_LINE = 100;

/**
 * Verbs with which subjects often start. From these, other forms are derived, which are faults: "Adds", "Added",
 * "Adding".
 */
const VERBS =
  'add allow ask avoid bring build bump call change check clean clear compile complete convert correct count cover create ' +
  'delete describe disable document draw drop enable end ensure explain export extend extract find fix follow format give ' +
  'handle hide implement import improve include introduce keep leave let link list load make mark measure merge move name ' +
  'offer open parse pass prefer prevent print prove read record reduce refactor refuse reject remove rename reorder replace ' +
  'report require restore return reuse rewrite run save say send set show simplify skip sort speed split start state stop ' +
  'store support take teach test try turn update use wait warn wrap write';
/** Other forms of irregular verbs. */
const IRREGULAR =
  'brought built drew drawn found gave given kept left made meant ran said sent showed shown sold took taken taught threw tried ' +
  'went written wrote';

const otherForms = new Set([...VERBS.split(' ').flatMap(listOtherForms), ...IRREGULAR.split(' ')]);

function listOtherForms(verb) {
  const short = verb.endsWith('e') ? verb.slice(0, -1) : verb;
  const double = verb + verb.at(-1);
  const plural = /(?:s|x|sh|ch)$/.test(verb) ? `${verb}es` : verb.replace(/(?<![aeiou])y$/, 'ie') + 's';
  return [plural, `${short}ed`, `${short}ing`, `${double}ed`, `${double}ing`, `${verb.replace(/y$/, 'i')}ed`];
}

/**
 * Returns the faults of a commit message in the file that `git commit` passes to its hook. Messages that git itself
 * writes have none.
 */
export function findMessageFaults(message) {
  const [subject = '', second = '', ...body] = message
    .replace(/^# -+ >8 -+\n[\s\S]*/m, '')
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  if (/^(?:Merge |Revert "|(?:fixup|squash|amend)! )/.test(subject)) return [];

  // Allows an area before the verb, as in `graph: draw edges into their own container`.
  const [, area, rest = ''] = /^([a-z][\w ./,-]*: )?(.*)$/.exec(subject) ?? [];
  const [first = ''] = rest.split(/[\s,:]/);
  return [
    rest.trim() === '' && 'The subject is empty.',
    subject.length > MOST_SUBJECT && `The subject has ${subject.length} characters; ${MOST_SUBJECT} is the limit.`,
    /[.!]$/.test(subject) && 'The subject ends with a full stop.',
    area === undefined && /^[a-z]/.test(subject) && `The subject begins with a small letter: "${first}".`,
    otherForms.has(first.toLowerCase()) &&
      `The subject is not imperative: "${first}". Write "Fix", not "Fixed" or "Fixes".`,
    second.trim() !== '' && 'The second line is not empty.',
    ...body.map(
      (line) => isTooLong(line) && `A line of the body has more than ${MOST_LINE} characters: "${line.slice(0, 40)}…"`,
    ),
  ].filter((fault) => fault !== false);
}

/** Returns whether a line is too long, although it could be broken. Allows long addresses and quoted output. */
function isTooLong(line) {
  return line.length > MOST_LINE && !/^(?: {4}|>)/.test(line) && line.lastIndexOf(' ', MOST_LINE) > 0;
}
