import { appliedOrder, appliedRefs, countChoices } from '../attempt-queries.ts';
import type { Attempt, Plan } from '../attempt.ts';
import { NO_ORDER, type Check, type LessonChecks, type Prediction } from '../check.ts';
import type {
  Answer,
  CheckData,
  ChecksData,
  Choices,
  Condition,
  PredictionData,
  Sentences,
} from '../../protocol/lessons/lesson-checks.ts';
import { allowsCycle, findMiss } from './judge-condition.ts';

/** Turns the data of `checks.yaml` into checks. */
export function makeChecks(data: ChecksData): LessonChecks {
  const { checks, prediction } = data;
  return {
    checks: checks.map(makeCheck),
    commands: commandsOf(data),
    ...(prediction === undefined ? {} : { prediction: makePrediction(prediction) }),
  };
}

function makeCheck({ id, task, on, must }: CheckData): Check {
  const conditions = must.map(({ condition }) => condition);
  // A cycle prevents the apply. A check of the second apply can then be judged only if all its conditions read nothing
  // but the catalog. For any other check, it is enough if the first condition reads nothing but the catalog.
  const isJudged = on === 'second' ? conditions.every(allowsCycle) : conditions.slice(0, 1).every(allowsCycle);
  return {
    id,
    task,
    ...(on === undefined ? {} : { on }),
    ...(isJudged ? { allowsCycle: true } : {}),
    seen: (attempt) => {
      const hasCycle = attempt.graph.cycles.length > 0;
      for (const { condition, otherwise } of must) {
        if (hasCycle && !allowsCycle(condition)) return NO_ORDER;
        const miss = findMiss(attempt, condition);
        if (miss === undefined) continue;
        return (findSentence(attempt, otherwise) ?? miss.seen).replaceAll('{found}', () => miss.found);
      }
      return undefined;
    },
  };
}

/** Returns the first sentence whose condition is met. With a cycle, skips conditions that need a run. */
function findSentence(attempt: Attempt, sentences: Sentences): string | undefined {
  const hasCycle = attempt.graph.cycles.length > 0;
  return sentences.find(
    (row) => row.if === undefined || (!(hasCycle && !allowsCycle(row.if)) && findMiss(attempt, row.if) === undefined),
  )?.say;
}

function makePrediction({ question, on, choices, answer, why }: PredictionData): Prediction {
  return {
    question,
    ...(on === undefined ? {} : { on }),
    choices: (plan) => listChoices(plan, choices),
    answer: (attempt) => findAnswer(attempt, answer, choices),
    ...(why.length === 0 ? {} : { why: (attempt) => findSentence(attempt, why) ?? '' }),
  };
}

function listChoices(plan: Plan, choices: Choices): readonly string[] {
  switch (choices.kind) {
    case 'listed':
      return choices.texts;
    case 'resources':
      return appliedRefs(plan);
    case 'numbers':
      return countChoices(choices.most);
  }
}

function findAnswer(attempt: Attempt, answer: Answer, choices: Choices): string {
  switch (answer.kind) {
    case 'said':
      return findSentence(attempt, answer.sentences) ?? '';
    case 'applied':
      return appliedOrder(attempt).at(answer.place === 'first' ? 0 : -1) ?? '';
    case 'count': {
      const { catalog, run } = attempt;
      const refs = new Set(
        catalog.resources
          .filter(
            ({ kind, type, virtual }) =>
              !virtual && (answer.type === undefined ? kind === 'native' : type === answer.type),
          )
          .map(({ ref }) => ref),
      );
      const count =
        answer.outcome === 'declared'
          ? refs.size
          : run.resources.filter(
              ({ ref, outcome }) => refs.has(ref) && (answer.outcome === 'applied' || outcome === answer.outcome),
            ).length;
      return String(choices.kind === 'numbers' ? Math.min(count, choices.most) : count);
    }
  }
}

/** Returns the commands whose output the checks read. */
export function commandsOf({ checks, prediction }: ChecksData): readonly string[] {
  const sentences = [
    ...checks.flatMap(({ must }) => must.flatMap(({ otherwise }) => otherwise)),
    ...(prediction?.why ?? []),
    ...(prediction?.answer.kind === 'said' ? prediction.answer.sentences : []),
  ];
  const conditions = [
    ...checks.flatMap(({ must }) => must.map(({ condition }) => condition)),
    ...sentences.flatMap((row) => (row.if === undefined ? [] : [row.if])),
  ];
  return [...new Set(conditions.flatMap(commandsIn))];
}

function commandsIn(condition: Condition): readonly string[] {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.of.flatMap(commandsIn);
    case 'not':
      return commandsIn(condition.of);
    case 'command':
      return [condition.line];
    default:
      return [];
  }
}
