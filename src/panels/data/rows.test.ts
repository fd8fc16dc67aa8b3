import { describe, expect, it } from 'vitest';
import type { CatalogView } from '../../protocol/analysis.ts';
import type { DataStepView } from '../../protocol/data.ts';
import { originText, parameterRows } from './parameter-rows.ts';
import { initiallyClosed, stepRows } from './step-rows.ts';

function step(
  depth: number,
  kind: DataStepView['kind'],
  title: string,
  more: Partial<DataStepView> = {},
): DataStepView {
  return { depth, kind, title, remarks: [], ...more };
}

describe('the steps of a lookup', () => {
  const steps = [
    step(0, 'options', 'lookup_options'),
    step(1, 'layer', 'Global Data Provider (hiera configuration version 5)', { outcome: 'not found' }),
    step(0, 'search', 'a'),
    step(1, 'layer', 'Module "ntp" Data Provider (hiera configuration version 5)'),
    step(2, 'level', 'Common'),
    step(3, 'file', 'data/common.yaml', { outcome: 'found', value: "'x'" }),
  ];

  it('start with the options search collapsed', () => {
    const rows = stepRows(steps, initiallyClosed(steps));
    expect(rows.map(({ level, text, isExpanded }) => [level, text, isExpanded])).toEqual([
      [1, 'Search for lookup_options', false],
      [1, 'Search for a', true],
      [2, 'Module ntp', true],
      [3, 'Level Common', true],
      [4, "data/common.yaml, found, 'x'", undefined],
    ]);
  });

  it('show the content of expanded steps only', () => {
    expect(stepRows(steps, new Set()).map(({ text }) => text)[1]).toBe('Global layer, not found');
    expect(stepRows(steps, new Set([0, 2])).map(({ id }) => id)).toEqual(['0', '2']);
  });
});

describe('class parameters', () => {
  const common = { type: 'Class', kind: 'class', tags: [], virtual: false, exported: false } as const;
  const catalog: CatalogView = {
    classes: ['settings', 'ntp::server'],
    resources: [
      {
        ...common,
        ref: 'Class[main]',
        title: 'main',
        parameters: [{ name: 'name', text: "'main'", origin: 'attribute' }],
      },
      {
        ...common,
        ref: 'Class[Ntp::Server]',
        title: 'Ntp::Server',
        parameters: [
          { name: 'pool', text: "['a']", origin: 'data', place: { file: 'data/common.yaml', line: 3 } },
          { name: 'port', text: '123', origin: 'default' },
        ],
      },
      { ...common, ref: 'File[/x]', type: 'File', title: '/x', kind: 'native', parameters: [] },
    ],
  };

  it('are listed by their data keys', () => {
    expect(parameterRows(catalog, '').map(({ text }) => text)).toEqual([
      "ntp::server::pool, ['a'], data",
      'ntp::server::port, 123, default',
    ]);
    expect(parameterRows(undefined, '')).toEqual([]);
  });

  it('are searched by name, value and origin', () => {
    expect(parameterRows(catalog, 'PORT default').map(({ key }) => key)).toEqual(['ntp::server::port']);
    expect(parameterRows(catalog, 'nope')).toEqual([]);
  });

  it('distinguish code from data and defaults', () => {
    expect(['data', 'default', 'attribute', 'create_resources'].map(originText)).toEqual([
      'data',
      'default',
      'code',
      'code, create_resources',
    ]);
  });
});
