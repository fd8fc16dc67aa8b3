import type { GeneratedResource } from '../../resource-types/declaration.ts';
import type { Json } from '../machine/json.ts';
import { toList, toObject, toText } from '../values/json.ts';
import type { RubyCalls } from './calls.ts';
import { RubyResource } from './resources.ts';

export function generatedResources({ session }: RubyCalls, json: Json): readonly GeneratedResource[] {
  return toList(json).map((each): GeneratedResource => {
    const { type, title, handle, parameters } = toObject(each);
    const values = toList(parameters).map((pair) => {
      const [name, value] = toList(pair);
      return [toText(name), session.decode(value ?? null)] as const;
    });
    return {
      type: toText(type),
      title: toText(title),
      parameters: Object.fromEntries(values),
      ...(typeof handle === 'number' ? { details: new RubyResource(handle) } : {}),
    };
  });
}
