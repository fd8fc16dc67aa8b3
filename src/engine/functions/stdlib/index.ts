/** The functions of the module stdlib, built in; a project's own module of that name comes first. */
import type { BuiltInFunction } from '../define.ts';
import { prefix, suffix } from './affix.ts';
import { arrayFunctions } from './arrays.ts';
import { base64 } from './base64.ts';
import { booleans } from './booleans.ts';
import { deletions } from './delete.ts';
import { digestFunctions } from './digests.ts';
import { escapes } from './escapes.ts';
import { formatFunctions } from './formats.ts';
import { hashFunctions } from './hashes.ts';
import { jsonFunctions } from './json.ts';
import { merges } from './merge.ts';
import { numbers } from './numbers.ts';
import { paths } from './paths.ts';
import { pick, pickDefault } from './pick.ts';
import { randoms } from './random.ts';
import { rewrapSensitiveData } from './sensitive.ts';
import { concat, difference, intersection, member, union } from './sets.ts';
import { textFunctions } from './text.ts';

export const stdlibFunctions: readonly BuiltInFunction[] = [
  ...arrayFunctions,
  base64,
  ...booleans,
  concat,
  ...deletions,
  difference,
  ...digestFunctions,
  ...escapes,
  ...formatFunctions,
  ...hashFunctions,
  intersection,
  ...jsonFunctions,
  member,
  ...merges,
  ...numbers,
  ...paths,
  pick,
  pickDefault,
  prefix,
  ...randoms,
  rewrapSensitiveData,
  suffix,
  ...textFunctions,
  union,
];
