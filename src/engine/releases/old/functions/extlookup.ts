/** `extlookup`, the predecessor of Hiera. Its data is in CSV files. */
import { PuppetError } from '../../../diagnostics/puppet-error.ts';
import { extlookupMissing } from '../../../diagnostics/issues/old-evaluation.ts';
import type { CallContext } from '../../../evaluator/calls/function.ts';
import { MISSING } from '../../../evaluator/scope/frames.ts';
import { rubyToString } from '../../../formatting/ruby-inspect.ts';
import { flatten } from '../../../evaluator/access.ts';
import type { Value } from '../../../values/value.ts';
import { argumentError } from '../../../evaluator/errors.ts';
import { defineFunction } from '../../../functions/define.ts';

export const extlookup = defineFunction({
  name: 'extlookup',
  doc: `Returns the value of a key from CSV files: \`$::extlookup_datadir\` is their directory, \`$::extlookup_precedence\` lists their names without \`.csv\`. Puppet 4 removed it: use \`lookup\` instead.

\`\`\`puppet
$extlookup_datadir = '/etc/puppet/data'
$extlookup_precedence = ['%{fqdn}', 'common']
$server = extlookup('ntp_server', 'pool.ntp.org')
\`\`\``,
  dispatches: [{ parameters: ['Any args+'], call: callExtlookup }],
});

function callExtlookup(context: CallContext, args: readonly Value[]): Value {
  if (args.length > 3) throw argumentError(`extlookup(): wrong number of arguments (${args.length}; must be <= 3)`);
  const [key, fallback, first] = args;
  const folder = rubyToString(variable(context, '::extlookup_datadir'));
  const names = flatten([variable(context, '::extlookup_precedence') ?? []]).map((name) =>
    rubyToString(name).replace(/%\{(.+?)\}/g, (_, inner: string) => rubyToString(variable(context, `::${inner}`))),
  );
  const wanted = rubyToString(key);
  for (const name of first === undefined || first === '' ? names : [rubyToString(first), ...names]) {
    const row = findRow(context, `${folder}/${name}.csv`, wanted);
    if (row === undefined || row.length === 0) continue;
    const cells = row.map((cell) =>
      cell.replace(/%\{(.+?)\}/g, (_, inner: string) => rubyToString(variable(context, inner))),
    );
    return cells.length === 1 ? cells[0] : cells;
  }
  if (fallback !== undefined && fallback !== false) return fallback;
  throw new PuppetError(extlookupMissing({ key: wanted }), undefined, 'Puppet::ParseError');
}

function variable({ evaluator, scope }: CallContext, name: string): Value {
  const found = name.startsWith('::') ? scope.top.lookup(name.slice(2)) : scope.lookup(name);
  evaluator.budget.steps += 1;
  return found === MISSING ? undefined : found;
}

/**
 * Returns the cells after the key, in the first row with this key. If there is no file at an absolute path, the same
 * path in the environment is read.
 */
function findRow({ evaluator }: CallContext, path: string, key: string): readonly string[] | undefined {
  const { files } = evaluator.host;
  const text = files.read(path) ?? files.read(path.replace(/^\/+/, ''));
  if (text === undefined) return undefined;
  evaluator.checkString(text.length);
  for (const line of text.split(/\r?\n/)) {
    const [first, ...rest] = splitCells(line);
    if (first === key) return rest;
  }
  return undefined;
}

function splitCells(line: string): readonly string[] {
  return Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, bare]) =>
    quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'),
  );
}
