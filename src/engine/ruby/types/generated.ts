/** Resources that Ruby generates or lists during a run. */
import type { GeneratedResource } from '../../resource-types/declaration.ts';
import type { Json } from '../machine/json.ts';
import { listOf, objectOf, textOf } from '../values/json.ts';
import type { RubyCalls } from './calls.ts';
import { RubyResource } from './resources.ts';

export function generatedResources({ session }: RubyCalls, json: Json): readonly GeneratedResource[] {
  return listOf(json).map((each): GeneratedResource => {
    const { type, title, handle, parameters } = objectOf(each);
    const values = listOf(parameters).map((pair) => {
      const [name, value] = listOf(pair);
      return [textOf(name), session.decode(value ?? null)] as const;
    });
    return {
      type: textOf(type),
      title: textOf(title),
      parameters: Object.fromEntries(values),
      ...(typeof handle === 'number' ? { details: new RubyResource(handle) } : {}),
    };
  });
}
