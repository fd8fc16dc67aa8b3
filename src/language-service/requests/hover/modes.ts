const WHO = ['owner', 'group', 'others'] as const;
const SPECIAL = [
  { bit: 4, letter: 's', text: 'setuid: a program runs as its owner' },
  {
    bit: 2,
    letter: 's',
    text: 'setgid: a program runs as the group of its file, and new entries in a directory get the group of the directory',
  },
  { bit: 1, letter: 't', text: 'sticky: in a directory only owners may delete their files' },
] as const;

/**
 * Describes `0644` as `rw-r--r--`, with the permissions of each class of users. Undefined for anything but an octal
 * mode.
 */
export function modeText(mode: string): string | undefined {
  if (!/^[0-7]{3,4}$/.test(mode)) return undefined;
  const [special = 0, ...rights] = [...mode.padStart(4, '0')].map(Number);
  const letters = WHO.map((_, place) => formatLetters(rights[place] ?? 0, special, place)).join('');
  const lines = WHO.map((who, place) => `- ${who}: ${describeRights(rights[place] ?? 0)}`);
  const marks = SPECIAL.filter(({ bit }) => (special & bit) !== 0).map(({ text }) => `- ${text}`);
  return `\`${mode}\` is \`${letters}\`\n\n${[...lines, ...marks].join('\n')}`;
}

function formatLetters(digit: number, special: number, place: number): string {
  const mark = SPECIAL[place];
  const isSpecial = mark !== undefined && (special & mark.bit) !== 0;
  const execute = isSpecial
    ? (digit & 1) !== 0
      ? mark.letter
      : mark.letter.toUpperCase()
    : (digit & 1) !== 0
      ? 'x'
      : '-';
  return `${(digit & 4) !== 0 ? 'r' : '-'}${(digit & 2) !== 0 ? 'w' : '-'}${execute}`;
}

function describeRights(digit: number): string {
  const rights = [
    (digit & 4) !== 0 ? 'read' : '',
    (digit & 2) !== 0 ? 'write' : '',
    (digit & 1) !== 0 ? 'execute (enter a directory)' : '',
  ].filter((right) => right !== '');
  return rights.length === 0 ? 'nothing' : rights.join(', ');
}

const SYMBOLIC_WHO: Readonly<Record<string, string>> = { u: 'owner', g: 'group', o: 'others', a: 'all' };
const SYMBOLIC_RIGHT: Readonly<Record<string, string>> = {
  r: 'read',
  w: 'write',
  x: 'execute',
  X: 'execute, for directories and files that anyone can execute',
  s: 'setuid or setgid',
  t: 'sticky',
};

/** Describes a symbolic mode such as `u=rw,go=r` in words. */
export function symbolicModeText(mode: string): string | undefined {
  const lines = mode.split(',').map((part) => {
    const [, who, sign, rights] = /^([ugoa]*)([=+-])([rwxXst]*)$/.exec(part) ?? [];
    if (who === undefined || sign === undefined || rights === undefined) return undefined;
    const names = [...(who === '' ? 'a' : who)].map((each) => SYMBOLIC_WHO[each]).join(' and ');
    const may = rights === '' ? 'nothing' : [...rights].map((each) => SYMBOLIC_RIGHT[each]).join(', ');
    return `- ${names}: ${sign === '=' ? '' : sign === '+' ? 'also ' : 'no longer '}${may}`;
  });
  return lines.includes(undefined) ? undefined : `\`${mode}\`\n\n${lines.join('\n')}`;
}
