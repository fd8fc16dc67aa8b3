/** Converts the stored state of a machine's runs to JSON and back. */
import { valueFromPlain, valueToPlain, type PlainValue } from '../../values/plain-value.ts';
import type { Value } from '../../values/value.ts';
import { RunStorage, type StoredResource, type SystemValues } from './storage.ts';

type Named<T> = readonly (readonly [string, T])[];

export interface RunStorageJson {
  readonly version: 1;
  readonly resources: Named<{
    readonly checked?: number;
    readonly synced?: number;
    readonly audited?: Named<PlainValue>;
  }>;
  readonly system: Named<Named<readonly PlainValue[]>>;
}

/** Converts the storage to JSON. Leaves out values that JSON cannot represent, as if no run had stored them. */
export function runStorageToJson(storage: RunStorage): RunStorageJson {
  const { resources, system } = storage.contents();
  return {
    version: 1,
    resources: resources.map(([ref, { checked, synced, audited }]) => {
      const values = [...audited].flatMap(([name, value]) => {
        const plain = valueToPlain(value);
        return plain === undefined ? [] : [[name, plain] as const];
      });
      return [
        ref,
        {
          ...(checked === undefined ? {} : { checked }),
          ...(synced === undefined ? {} : { synced }),
          ...(values.length === 0 ? {} : { audited: values }),
        },
      ];
    }),
    system: system.map(([ref, properties]) => [
      ref,
      [...properties].flatMap(([name, values]) => {
        const plain = values.map((value) => valueToPlain(value));
        return plain.every((value) => value !== undefined) ? [[name, plain] as const] : [];
      }),
    ]),
  };
}

export function runStorageFromJson(json: RunStorageJson): RunStorage {
  return new RunStorage({
    resources: json.resources.map(([ref, { audited = [], ...times }]): [string, StoredResource] => [
      ref,
      { ...times, audited: new Map(audited.map(([name, plain]): [string, Value] => [name, valueFromPlain(plain)])) },
    ]),
    system: json.system.map(([ref, properties]): [string, SystemValues] => [
      ref,
      new Map(properties.map(([name, values]) => [name, values.map((plain): Value => valueFromPlain(plain))])),
    ]),
  });
}
