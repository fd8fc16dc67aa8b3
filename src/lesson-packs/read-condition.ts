/**
 * Reads a condition of `checks.yaml`. The first field determines the kind of the condition, as in `file: /etc/motd`.
 */
import type { YamlNode } from '../engine/yaml/parser.ts';
import {
  noLimit,
  type AttributeTest,
  type Condition,
  type CountTest,
  type TextTest,
  type ValueTest,
} from '../protocol/lessons/lesson-checks.ts';
import {
  Misshapen,
  optional,
  present,
  readAnyFields,
  readBoolean,
  readFields,
  readList,
  readNumber,
  readString,
  readStrings,
  readWord,
  required,
  type Fields,
} from './yaml-fields.ts';
import { packLimits } from './pack.ts';
import { catalogTitle, readPath, readPattern, readReference, readType } from './read-reference.ts';

const OUTCOMES = ['unchanged', 'changed', 'refreshed', 'noop', 'skipped', 'failed'] as const;
const TOTALS = [...OUTCOMES, 'corrective', 'total'] as const;
const LEVELS = ['debug', 'info', 'notice', 'warning', 'err', 'alert', 'emerg', 'crit'] as const;
const REASONS = [
  'require',
  'before',
  'notify',
  'subscribe',
  'autorequire',
  'autobefore',
  'autonotify',
  'autosubscribe',
  'stage',
] as const;
/** Origins of values in the catalog (`ParameterOrigin`). */
const ORIGINS = [
  'attribute',
  'splat',
  'default',
  'override',
  'collector',
  'arrow',
  'require function',
  'create_resources',
  'inherited',
  'data',
] as const;
const FILE_TYPES = ['file', 'directory', 'link'] as const;

type Reader = (node: YamlNode, fields: Fields) => Condition;

/** Fields and reader of each kind of condition. */
const KINDS: Readonly<Record<string, { readonly fields: readonly string[]; readonly read: Reader }>> = {
  all: { fields: [], read: (node) => ({ kind: 'all', of: readConditions(node) }) },
  any: { fields: [], read: (node) => ({ kind: 'any', of: readConditions(node) }) },
  not: { fields: [], read: (node) => ({ kind: 'not', of: readCondition(node) }) },
  resource: {
    fields: ['exists', 'attributes', 'container', 'tag', 'outcome'],
    read: (node, fields) => ({
      kind: 'resource',
      ref: readReference(node, '“resource”'),
      exists: optional(fields, 'exists', readBoolean) ?? true,
      attributes: optional(fields, 'attributes', readAttributes) ?? [],
      ...present('container', optional(fields, 'container', readReference)),
      ...present('tag', optional(fields, 'tag', readString)),
      ...present(
        'outcome',
        optional(fields, 'outcome', (each, what) => readWord(each, what, OUTCOMES)),
      ),
    }),
  },
  resources: {
    fields: ['title', 'count'],
    read: (node, fields) => {
      const type = readType(node, '“resources”');
      const title = optional(fields, 'title', readPattern);
      return {
        kind: 'declared',
        type,
        ...present('title', title === undefined ? undefined : catalogTitle(type, title)),
        count: required(fields, 'count', 'The condition “resources”', readCount),
      };
    },
  },
  order: {
    fields: [],
    read: (node) => {
      const refs = readList(node, '“order”', 50).map((item) => readReference(item, 'An item of “order”'));
      if (refs.length < 2) throw new Misshapen('“order” needs at least two resources.', node.offset);
      return { kind: 'order', refs };
    },
  },
  edge: {
    fields: ['to', 'refresh', 'reason'],
    read: (node, fields) => ({
      kind: 'edge',
      from: readReference(node, '“edge”'),
      to: required(fields, 'to', 'The condition “edge”', readReference),
      ...present('refresh', optional(fields, 'refresh', readBoolean)),
      ...present(
        'reason',
        optional(fields, 'reason', (each, what) => readWord(each, what, REASONS)),
      ),
    }),
  },
  cycles: { fields: [], read: (node) => ({ kind: 'cycles', count: readCount(node, '“cycles”') }) },
  run: {
    fields: [],
    read: (node) =>
      node.kind === 'mapping'
        ? {
            kind: 'totals',
            counts: [...readFields(node, '“run”', TOTALS)].map(([name, count]) => ({
              outcome: TOTALS.find((each) => each === name) ?? 'total',
              count: readCount(count, `“${name}”`),
            })),
          }
        : { kind: 'run', goal: readWord(node, '“run”', ['succeeds', 'changes nothing']) },
  },
  refreshed: {
    fields: ['by'],
    read: (node, fields) => ({
      kind: 'refreshed',
      ref: readReference(node, '“refreshed”'),
      ...present('by', optional(fields, 'by', readReference)),
    }),
  },
  log: {
    fields: ['level', 'source', 'count'],
    read: (node, fields) => ({
      kind: 'log',
      pattern: readPattern(node, '“log”'),
      ...present(
        'level',
        optional(fields, 'level', (each, what) => readWord(each, what, LEVELS)),
      ),
      ...present('source', optional(fields, 'source', readPattern)),
      count: optional(fields, 'count', readCount) ?? { least: 1, most: noLimit },
    }),
  },
  file: {
    fields: ['exists', 'type', 'is', 'contains', 'lacks', 'lines', 'settings', 'mode', 'owner', 'group', 'target'],
    read: (node, fields) => ({
      kind: 'file',
      path: readPath(node, '“file”'),
      exists: optional(fields, 'exists', readBoolean) ?? true,
      ...present(
        'type',
        optional(fields, 'type', (each, what) => readWord(each, what, FILE_TYPES)),
      ),
      text: readTextTest(fields),
      ...present('mode', optional(fields, 'mode', readMode)),
      ...present('owner', optional(fields, 'owner', readString)),
      ...present('group', optional(fields, 'group', readString)),
      ...present('target', optional(fields, 'target', readString)),
    }),
  },
  package: {
    fields: ['installed', 'version'],
    read: (node, fields) => ({
      kind: 'package',
      name: readString(node, '“package”'),
      isInstalled: optional(fields, 'installed', readBoolean) ?? true,
      ...present('version', optional(fields, 'version', readPattern)),
    }),
  },
  service: {
    fields: ['running', 'enabled'],
    read: (node, fields) => ({
      kind: 'service',
      name: readString(node, '“service”'),
      ...present('isRunning', optional(fields, 'running', readBoolean)),
      ...present('isEnabled', optional(fields, 'enabled', readBoolean)),
    }),
  },
  user: {
    fields: ['exists', 'groups', 'home', 'shell', 'comment'],
    read: (node, fields) => ({
      kind: 'user',
      name: readString(node, '“user”'),
      exists: optional(fields, 'exists', readBoolean) ?? true,
      ...present('groups', optional(fields, 'groups', readStrings)),
      ...present('home', optional(fields, 'home', readString)),
      ...present('shell', optional(fields, 'shell', readString)),
      ...present('comment', optional(fields, 'comment', readString)),
    }),
  },
  group: {
    fields: ['exists', 'members'],
    read: (node, fields) => ({
      kind: 'group',
      name: readString(node, '“group”'),
      exists: optional(fields, 'exists', readBoolean) ?? true,
      ...present('members', optional(fields, 'members', readStrings)),
    }),
  },
  command: {
    fields: ['is', 'contains', 'lacks', 'lines', 'settings', 'exit'],
    read: (node, fields) => ({
      kind: 'command',
      line: readString(node, '“command”'),
      text: readTextTest(fields),
      ...present('exit', optional(fields, 'exit', readNumber)),
    }),
  },
};

/**
 * Reads one condition.
 * @param more further allowed fields, such as `otherwise`
 */
export function readCondition(node: YamlNode, more: readonly string[] = []): Condition {
  const fields = readAnyFields(node, 'A condition');
  const name = [...fields.keys()].find((each) => !more.includes(each)) ?? '';
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  const subject = fields.get(name);
  if (kind === undefined || subject === undefined)
    throw new Misshapen(
      `A condition must begin with one of: ${Object.keys(KINDS).join(', ')}.${name === '' ? '' : ` It begins with “${name}”.`}`,
      node.offset,
    );
  readFields(node, `The condition “${name}”`, [name, ...kind.fields, ...more]);
  return kind.read(subject, fields);
}

function readConditions(node: YamlNode): readonly Condition[] {
  return readList(node, 'The value of “all” or “any”', 50).map((item) => readCondition(item));
}

function readMode(node: YamlNode, what: string): string {
  const text = readString(node, what);
  if (!/^[0-7]{4}$/.test(text))
    throw new Misshapen(`${what} must have four octal digits, such as 0644, not “${text}”.`, node.offset);
  return text;
}

/** Reads a number, or a map with `least` and `most`. */
export function readCount(node: YamlNode, what: string): CountTest {
  if (node.kind !== 'mapping') {
    const number = readNumber(node, what);
    return { least: number, most: number };
  }
  const fields = readFields(node, what, ['least', 'most']);
  return {
    least: optional(fields, 'least', readNumber) ?? 0,
    most: optional(fields, 'most', readNumber) ?? noLimit,
  };
}

function readAttributes(node: YamlNode): readonly AttributeTest[] {
  return [...readAnyFields(node, '“attributes”')].map(([name, value]) => ({
    name,
    test: readValueTest(value, `The attribute “${name}”`),
  }));
}

/** Reads a value, or a map with `like`, `puppet`, `set` or `from`. */
function readValueTest(node: YamlNode, what: string): ValueTest {
  if (node.kind !== 'mapping') return { kind: 'is', value: readString(node, what) };
  const fields = readFields(node, what, ['like', 'puppet', 'set', 'from']);
  const pattern = optional(fields, 'like', readPattern);
  if (pattern !== undefined) return { kind: 'like', pattern };
  const source = optional(fields, 'puppet', readString);
  if (source !== undefined) return { kind: 'puppet', source };
  const origin = optional(fields, 'from', (each, name) => readWord(each, name, ORIGINS));
  if (origin !== undefined) return { kind: 'from', origin };
  return { kind: 'set', isSet: required(fields, 'set', what, readBoolean) };
}

function readTextTest(fields: Fields): TextTest {
  return {
    ...present(
      'is',
      optional(fields, 'is', (node, what) => readString(node, what, packLimits.fileLength)),
    ),
    ...present('contains', optional(fields, 'contains', readStrings)),
    ...present('lacks', optional(fields, 'lacks', readStrings)),
    ...present(
      'lines',
      optional(fields, 'lines', (node, what) => readStrings(node, what, readPattern)),
    ),
    ...present('settings', optional(fields, 'settings', readSettings)),
  };
}

function readSettings(node: YamlNode): TextTest['settings'] {
  return [...readAnyFields(node, '“settings”')].map(([name, value]) => ({
    name,
    value: readString(value, `The setting “${name}”`),
  }));
}
