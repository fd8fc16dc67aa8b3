/**
 * Turns something that the user points at, such as a resource or an edge, into a goal of the lesson that the user is
 * making.
 */
import type { ResourceView } from '../../protocol/analysis.ts';
import type { AttributeTest } from '../../protocol/lessons/lesson-checks.ts';
import type { FileView } from '../../protocol/run.ts';
import type { LessonGoal } from '../../store/lessons/made-lesson.ts';

type NewGoal = Pick<LessonGoal, 'task' | 'condition'>;

/**
 * Metaparameters that are not part of a goal: relationships are separate goals (`goalOfEdge`), and the others do not
 * change the machine.
 */
const RELATIONS = new Set(['require', 'before', 'notify', 'subscribe', 'tag', 'alias', 'loglevel']);
const LONGEST_VALUE = 200;

export function goalOfResource({ ref, parameters }: ResourceView): NewGoal {
  const attributes = parameters
    .filter(({ name, origin, text }) => origin === 'attribute' && !RELATIONS.has(name) && text.length <= LONGEST_VALUE)
    .map(({ name, text }): AttributeTest => ({ name, test: { kind: 'puppet', source: text } }));
  return {
    task: `The catalog has ${ref} with the right attributes`,
    condition: { kind: 'resource', ref, exists: true, attributes },
  };
}

export function goalOfEdge(from: string, to: string, refreshes: boolean): NewGoal {
  return refreshes
    ? {
        task: `A change of ${from} refreshes ${to}`,
        condition: { kind: 'edge', from, to, refresh: true },
      }
    : { task: `${from} comes before ${to}`, condition: { kind: 'order', refs: [from, to] } };
}

export function goalOfFile(path: string, { type, content, target }: FileView): NewGoal {
  const text = type === 'file' && content !== undefined ? { is: content } : {};
  return {
    task: type === 'file' ? `${path} has the right content` : `${path} is a ${type}`,
    condition: {
      kind: 'file',
      path,
      exists: true,
      type,
      text,
      ...(target === undefined ? {} : { target }),
    },
  };
}
