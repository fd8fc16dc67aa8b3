import type { Fault } from '../fault.ts';

export const panelFaults: readonly Fault[] = [
  {
    id: 'panels-graph-bundled-cycle',
    area: 'panels',
    effect:
      'An arrow between closed groups is not marked as part of a cycle if another dependency follows in the bundle.',
    file: 'src/panels/graph/model/visible.ts',
    find: 'inCycle: known.inCycle || inCycle }',
    replacement: 'inCycle }',
  },
  {
    id: 'panels-timeline-filter-groups',
    area: 'panels',
    effect: 'The filtered timeline shows groups without a matching resource.',
    file: 'src/panels/timeline/filter.ts',
    find: `
    if (row.isGroup) wanted[row.level + 1] = false;`,
    replacement: '',
  },
  {
    id: 'panels-log-stale-step',
    area: 'panels',
    effect: 'During a replay, the log stays at the first step that was shown.',
    file: 'src/panels/log/shown-log.ts',
    find: 'if (last?.run === run && last.step === step) return last.lines;',
    replacement: 'if (last?.run === run) return last.lines;',
  },
  {
    id: 'panels-tree-sibling-count',
    area: 'panels',
    effect:
      'Screen readers announce a wrong position for rows of the second group of a tree: the count continues from the first group.',
    file: 'src/panels/shared/list/tree-keys.ts',
    find: `
    groups.length = Math.min(groups.length, level);`,
    replacement: '',
  },
  {
    id: 'panels-terminal-half-character',
    area: 'panels',
    effect: 'Backspace after an emoji in the terminal deletes half of the character.',
    file: 'src/panels/terminal/line-editor.ts',
    find: 'text.codePointAt(at - 2)',
    replacement: 'text.codePointAt(at - 1)',
  },
  {
    id: 'panels-problems-old-fix',
    area: 'panels',
    effect: 'A fix that was made for an earlier version of the code can still be applied.',
    file: 'src/panels/problems/ProblemsPanel.tsx',
    find: 'disabled={isOld}',
    replacement: 'disabled={isOld && place === undefined}',
  },
  {
    id: 'panels-focus-of-disabled',
    area: 'panels',
    effect: 'The keyboard focus is lost when the pressed button becomes disabled.',
    file: 'src/ui/focus/keep-focus.ts',
    find: `return !element.isConnected || element.matches(':disabled') || element.closest('[hidden]') !== null;`,
    replacement: `return !element.isConnected || element.closest('[hidden]') !== null;`,
  },
];
