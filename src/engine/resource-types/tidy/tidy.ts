import { normalizePath } from '../../machine/files/paths.ts';
import { rubyInspect, rubyToString } from '../../formatting/ruby-inspect.ts';
import type { Value } from '../../values/value.ts';
import type { TypeDeclaration } from '../declaration.ts';
import { ArgumentFailure, TypeFailure } from '../failure.ts';
import { booleanParameter } from '../shared/boolean.ts';
import { toFlatList } from '../shared/list.ts';
import { toMatched } from '../shared/ruby-strings.ts';

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 };
const POWERS: Readonly<Record<string, number>> = { b: 0, k: 1, m: 2, g: 3, t: 4 };

function measured(
  value: Value,
  noun: 'age' | 'size',
  unitAlone: string,
  factor: (unit: string) => number | undefined,
): bigint {
  const text = rubyToString(value);
  const match = typeof value === 'string' ? (/^([0-9]+)(\w)\w*$/m.exec(value) ?? /^([0-9]+)$/m.exec(value)) : null;
  if (match === null) throw new TypeFailure(`Invalid tidy ${noun} ${text}`);
  const unit = (match[2] ?? unitAlone).toLowerCase();
  const by = factor(unit);
  if (by === undefined) throw new TypeFailure(`Invalid ${noun} unit '${unit}'`);
  return BigInt(Number(match[1]) * by);
}

export const tidy: TypeDeclaration = {
  name: 'tidy',
  doc: 'Removes files by age, size and name. `matches` limits which files are considered; of those, a file is removed if it meets `age` or `size`. Without `age` and `size`, all considered files are removed. Files that a `file` resource manages stay. The search takes place before the first resource is applied.',
  isomorphic: false,
  attributes: [
    {
      kind: 'parameter',
      name: 'path',
      doc: 'The file or directory to search. Default: the title.',
      namevar: true,
      munge: (value) => normalizePath(toMatched(value)),
    },
    {
      kind: 'parameter',
      name: 'recurse',
      doc: 'Searches directories: `true` for all levels, a number for that many, `false` (default) for only the path itself.',
      values: [{ value: 'true' }, { value: 'false' }, { value: 'inf' }, { value: /^[0-9]+$/ }],
      validate: () => undefined,
      munge: (value) => {
        const text = rubyToString(value);
        if (text === 'true' || text === 'inf') return true;
        if (text === 'false') return false;
        if (typeof value === 'bigint' || /^\d+$/.test(text)) return BigInt(text);
        throw new ArgumentFailure(`Invalid recurse value ${rubyInspect(value)}`);
      },
    },
    {
      kind: 'parameter',
      name: 'max_files',
      doc: 'The maximum number of files to find; more is an error. With 0 (default), more than 1000 files cause a warning.',
      values: [{ value: /^[0-9]+$/ }],
      default: 0n,
    },
    {
      kind: 'parameter',
      name: 'matches',
      doc: 'Shell patterns of file names (without directories). Only matching files are removed. Needs `recurse`.',
      munge: (value, resource) => {
        if (/^(0|false|)$/.test(rubyToString(resource.get('recurse') ?? '')))
          throw new TypeFailure("Tidy can't use matches with recurse 0, false, or undef");
        return toFlatList(value);
      },
    },
    {
      kind: 'parameter',
      name: 'backup',
      doc: 'Keeps a copy of each removed file, in the same way as `backup` of `file`.',
    },
    {
      kind: 'parameter',
      name: 'age',
      doc: 'Removes files that are at least this old: `30m`, `1d`, `2w`. The default unit is days.',
      munge: (value) => measured(value, 'age', 'd', (unit) => SECONDS[unit]),
    },
    {
      kind: 'parameter',
      name: 'size',
      doc: 'Removes files that are at least this large: `500b`, `10m`. The default unit is kilobytes.',
      munge: (value) =>
        measured(value, 'size', 'k', (unit) => {
          const power = POWERS[unit];
          return power === undefined ? undefined : 1024 ** power;
        }),
    },
    {
      kind: 'parameter',
      name: 'type',
      doc: 'The timestamp that `age` uses. The simulated machine keeps one timestamp for all three.',
      values: [{ value: 'atime' }, { value: 'mtime' }, { value: 'ctime' }],
      default: 'atime',
    },
    booleanParameter('rmdirs', 'If true, directories are removed too, after the files in them.'),
  ],
};
