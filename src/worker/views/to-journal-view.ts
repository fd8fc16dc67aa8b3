import type { Change, Entry, MachineState, Target } from '../../engine/index.ts';
import type { JournalStepView, SystemChange } from '../../protocol/run.ts';
import {
  crontabUser,
  parseCrontab,
  OwnerNames,
  TextAllowance,
  toFileView,
  toGroupView,
  toServiceView,
  toUserView,
} from './to-system-view.ts';

function textOf(entry: Entry | undefined): string {
  return entry?.kind === 'file' && typeof entry.content === 'string' ? entry.content : '';
}

/** Removes the header lines that Puppet writes. They contain the time, so they differ after each change. */
function withoutHeader(text: string): string {
  return text.replace(/^(?:#.*HEADER.*\n)+/, '');
}

/** Returns the start of the line that contains the character before an offset; 0 at the start of the text. */
function lineStart(text: string, place: number): number {
  return place <= 0 ? 0 : text.lastIndexOf('\n', place - 1) + 1;
}

const LARGEST_BLOCK = 65_536;

/**
 * Returns the rest of both strings from the first line that differs. The comments and variables directly before that
 * line are included. For a job appended to a long crontab, this is only the job and the comment with its name.
 */
function differentEnds(one: string, other: string): readonly [string, string] {
  let at = 0;
  for (let block = LARGEST_BLOCK; block >= 1; block = Math.floor(block / 16))
    while (at + block <= one.length && other.startsWith(one.slice(at, at + block), at)) at += block;
  let start = lineStart(one, at);
  // Comments and variables before a job belong to the job.
  for (let before = lineStart(one, start - 1); start > 0; before = lineStart(one, start - 1)) {
    if (!/^(?:#|\w+\s*=)/.test(one.slice(before, start))) break;
    start = before;
  }
  return [one.slice(start), other.slice(start)];
}

function cronChanges(user: string, before: string, after: string): readonly SystemChange[] {
  const [was, is] = differentEnds(withoutHeader(before), withoutHeader(after));
  const [old, now] = [parseCrontab(user, was), parseCrontab(user, is)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key): SystemChange[] =>
    old[key]?.line === now[key]?.line ? [] : [{ area: 'crons', key, before: old[key], after: now[key] }],
  );
}

/** Returns the users whose groups have changed. The groups of a user are derived from the members of each group. */
function memberChanges(name: string, before: MachineState, after: MachineState): readonly SystemChange[] {
  const old = new Set(before.groups.get(name)?.members);
  const now = new Set(after.groups.get(name)?.members);
  const touched = [...new Set([...old, ...now])].filter((user) => old.has(user) !== now.has(user));
  return touched.flatMap((user): SystemChange[] => {
    const [was, is] = [before.users.get(user), after.users.get(user)];
    if (was === undefined || is === undefined) return [];
    return [
      {
        area: 'users',
        key: user,
        before: toUserView(user, was, before.groups),
        after: toUserView(user, is, after.groups),
      },
    ];
  });
}

interface Step {
  readonly before: MachineState;
  readonly after: MachineState;
  readonly owners: OwnerNames;
  readonly allowance: TextAllowance;
}

function toChanges(change: Change, { before, after, ...shared }: Step): readonly SystemChange[] {
  switch (change.kind) {
    case 'touch':
      return [];
    case 'path': {
      const user = crontabUser(change.path);
      return [
        {
          area: 'files',
          key: change.path,
          before: change.before && toFileView(change.before, { state: before, ...shared }),
          after: change.after && toFileView(change.after, { state: after, ...shared }),
        },
        ...(user === undefined ? [] : cronChanges(user, textOf(change.before), textOf(change.after))),
      ];
    }
    case 'package':
      return [{ area: 'packages', key: change.name, before: change.before, after: change.after }];
    case 'service': {
      const [was, is] = [change.before && toServiceView(change.before), change.after && toServiceView(change.after)];
      return [{ area: 'services', key: change.name, before: was, after: is }];
    }
    case 'user':
      return [
        {
          area: 'users',
          key: change.name,
          before: change.before && toUserView(change.name, change.before, before.groups),
          after: change.after && toUserView(change.name, change.after, after.groups),
        },
      ];
    case 'group':
      return [
        {
          area: 'groups',
          key: change.name,
          before: change.before && toGroupView(change.before),
          after: change.after && toGroupView(change.after),
        },
        ...memberChanges(change.name, before, after),
      ];
  }
}

/**
 * Maximum number of characters of file contents in all steps of a run. If thousands of steps change a large file, the
 * later steps show only that the file has changed.
 */
const TEXT_OF_A_RUN = 32_000_000;

/** Converts the journal; its times count from the start of the run. `refAt` returns the resource that made a step. */
export function toJournalView(
  target: Target,
  startedAt: number,
  refAt: (step: number) => string | undefined,
): readonly JournalStepView[] {
  const shared = { owners: new OwnerNames(), allowance: new TextAllowance(TEXT_OF_A_RUN) };
  return target.journal.map(({ index, label, startedAt: begun, duration }) => {
    const step = { before: target.stateAt(index), after: target.stateAt(index + 1), ...shared };
    const ref = refAt(index);
    return {
      time: begun + duration - startedAt,
      label,
      ...(ref === undefined ? {} : { ref }),
      changes: target.changesOf(index).flatMap((change) => toChanges(change, step)),
    };
  });
}
