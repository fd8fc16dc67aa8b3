/** Reads `checks.yaml`, the checks of a lesson in a pack. */
import type { YamlNode } from '../engine/yaml/parser.ts';
import type {
  Answer,
  CheckData,
  ChecksData,
  Choices,
  Condition,
  PredictionData,
  Requirement,
  Sentences,
} from '../protocol/lessons/lesson-checks.ts';
import { commandsOf } from '../lessons/data-checks/make-checks.ts';
import { packLimits, type PackFault } from './pack.ts';
import { readCondition } from './read-condition.ts';
import { readType } from './read-reference.ts';
import {
  Misshapen,
  optional,
  present,
  readFields,
  readList,
  readNumber,
  readString,
  readWord,
  required,
  YamlFile,
} from './yaml-fields.ts';

const CHECKED_RUNS = ['any', 'second', 'fresh'] as const;
const PREDICTED_RUNS = ['second'] as const;
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export type ReadChecks =
  | { readonly ok: true; readonly checks: ChecksData }
  | { readonly ok: false; readonly faults: readonly PackFault[] };

/**
 * Reads the source of `checks.yaml`.
 * @param file path that the messages name
 */
export function readChecks(file: string, source: string): ReadChecks {
  const yaml = new YamlFile(file, source);
  const checks = readRoot(yaml);
  if (checks !== undefined && yaml.faults.length === 0) return { ok: true, checks };
  if (yaml.faults.length === 0) yaml.note(new Misshapen('The file has no checks.', 0));
  return { ok: false, faults: yaml.faults };
}

function readRoot(yaml: YamlFile): ChecksData | undefined {
  const root = yaml.root();
  if (root === undefined) return undefined;
  return yaml.try(() => {
    const fields = readFields(root, 'The file', ['checks', 'prediction']);
    const items = required(fields, 'checks', 'The file', (node, what) => readList(node, what, packLimits.checks));
    if (items.length === 0) throw new Misshapen('“checks” needs at least one check.', root.offset);
    const checks: CheckData[] = [];
    for (const item of items) {
      const check = yaml.try(() => readCheck(item));
      if (check === undefined) continue;
      if (checks.some(({ id }) => id === check.id))
        yaml.note(new Misshapen(`Another check has the id “${check.id}”.`, item.offset));
      checks.push(check);
    }
    const asked = fields.get('prediction');
    const prediction = asked === undefined ? undefined : yaml.try(() => readPrediction(asked));
    const data = { checks, ...present('prediction', prediction) };
    if (commandsOf(data).length > packLimits.commands)
      throw new Misshapen(`The checks run more than ${packLimits.commands} different commands.`, root.offset);
    if (countConditions(data) > packLimits.conditions)
      throw new Misshapen(`The checks have more than ${packLimits.conditions} conditions.`, root.offset);
    return data;
  });
}

function countConditions({ checks }: ChecksData): number {
  const count = (condition: Condition): number => {
    switch (condition.kind) {
      case 'all':
      case 'any':
        return condition.of.reduce((sum, each) => sum + count(each), 1);
      case 'not':
        return 1 + count(condition.of);
      default:
        return 1;
    }
  };
  return checks
    .flatMap(({ must }) => must)
    .flatMap(({ condition, otherwise }) => [
      condition,
      ...otherwise.flatMap((row) => (row.if === undefined ? [] : [row.if])),
    ])
    .reduce((sum, each) => sum + count(each), 0);
}

function readCheck(node: YamlNode): CheckData {
  const fields = readFields(node, 'A check', ['id', 'task', 'on', 'must']);
  const id = required(fields, 'id', 'A check', readString);
  if (!ID.test(id) || id.length > 60)
    throw new Misshapen(`An id can contain only lowercase letters, digits and hyphens, unlike “${id}”.`, node.offset);
  const must = required(fields, 'must', `The check “${id}”`, (each, what) => readList(each, what, 50));
  if (must.length === 0) throw new Misshapen(`The check “${id}” has no condition.`, node.offset);
  return {
    id,
    task: required(fields, 'task', `The check “${id}”`, readString),
    ...present(
      'on',
      optional(fields, 'on', (each, what) => readWord(each, what, CHECKED_RUNS)),
    ),
    must: must.map(readRequirement),
  };
}

function readRequirement(node: YamlNode): Requirement {
  const condition = readCondition(node, ['otherwise']);
  const otherwise = node.kind === 'mapping' ? findEntry(node, 'otherwise') : undefined;
  return { condition, otherwise: otherwise === undefined ? [] : readSentences(otherwise, '“otherwise”') };
}

function findEntry(node: Extract<YamlNode, { readonly kind: 'mapping' }>, name: string): YamlNode | undefined {
  return node.entries.find(([key]) => key.kind === 'scalar' && key.text === name)?.[1];
}

/** Reads a sentence, or a list of sentences with their conditions. */
function readSentences(node: YamlNode, what: string): Sentences {
  if (node.kind === 'mapping')
    throw new Misshapen(
      `${what} must be a sentence, or a list of sentences with conditions (“- if: …” and “say: …”), not a map.`,
      node.offset,
    );
  if (node.kind !== 'sequence') return [{ say: readSentence(node, what) }];
  const items = readList(node, what, 20);
  return items.map((item, index) => {
    const fields = readFields(item, `An item of ${what}`, ['if', 'say']);
    const condition = optional(fields, 'if', (each) => readCondition(each));
    if (condition === undefined && index < items.length - 1)
      throw new Misshapen(`Each item of ${what} except the last needs an “if”.`, item.offset);
    return { ...present('if', condition), say: required(fields, 'say', `An item of ${what}`, readSentence) };
  });
}

/** Reads a sentence. Throws if it contains a placeholder other than `{found}`. */
function readSentence(node: YamlNode, what: string): string {
  const text = readString(node, what);
  const stray = /(?<!\$)\{(?!found\})[A-Za-z]+\}/.exec(text)?.[0];
  if (stray !== undefined)
    throw new Misshapen(`A sentence can contain only the placeholder {found}, not ${stray}.`, node.offset);
  return text;
}

function readPrediction(node: YamlNode): PredictionData {
  const fields = readFields(node, '“prediction”', ['question', 'on', 'choices', 'answer', 'why']);
  const choices = required(fields, 'choices', '“prediction”', readChoices);
  return {
    question: required(fields, 'question', '“prediction”', readString),
    ...present(
      'on',
      optional(fields, 'on', (each, what) => readWord(each, what, PREDICTED_RUNS)),
    ),
    choices,
    answer: required(fields, 'answer', '“prediction”', (each) => readAnswer(each, choices)),
    why: optional(fields, 'why', readSentences) ?? [],
  };
}

function readChoices(node: YamlNode, what: string): Choices {
  if (node.kind === 'sequence') {
    const texts = readList(node, what, 20).map((item) => readString(item, 'A choice'));
    if (texts.length < 2 || new Set(texts).size < texts.length)
      throw new Misshapen(`${what} needs at least two choices, all different.`, node.offset);
    return { kind: 'listed', texts };
  }
  if (node.kind === 'scalar') {
    readWord(node, what, ['resources']);
    return { kind: 'resources' };
  }
  const most = required(readFields(node, what, ['numbers']), 'numbers', what, readNumber);
  if (most < 1 || most > 20) throw new Misshapen('“numbers” must be between 1 and 20.', node.offset);
  return { kind: 'numbers', most };
}

function readAnswer(node: YamlNode, choices: Choices): Answer {
  if (node.kind === 'mapping') {
    const fields = readFields(node, '“answer”', ['count', 'type']);
    return {
      kind: 'count',
      outcome: required(fields, 'count', '“answer”', (each, what) =>
        readWord(each, what, ['declared', 'applied', 'changed', 'unchanged', 'refreshed', 'noop', 'skipped', 'failed']),
      ),
      ...present('type', optional(fields, 'type', readType)),
    };
  }
  if (node.kind === 'scalar') {
    const word = readWord(node, '“answer”', ['first resource', 'last resource']);
    return { kind: 'applied', place: word === 'first resource' ? 'first' : 'last' };
  }
  const sentences = readSentences(node, '“answer”');
  const stray = sentences.find(({ say }) => choices.kind === 'listed' && !choices.texts.includes(say));
  if (stray !== undefined) throw new Misshapen(`The answer “${stray.say}” is not one of the choices.`, node.offset);
  if (sentences.at(-1)?.if !== undefined)
    throw new Misshapen(
      'The last item of “answer” must not have an “if”, so that there is always an answer.',
      node.offset,
    );
  return { kind: 'said', sentences };
}
