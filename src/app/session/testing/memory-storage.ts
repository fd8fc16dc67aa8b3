/** Imitates local storage: as in a browser, `Object.keys` returns only its keys. */
export function memoryStorage(): object {
  const method = (value: unknown) => ({ value, enumerable: false });
  return Object.defineProperties(
    {},
    {
      getItem: method(function (this: object, key: string): unknown {
        return Reflect.get(this, key) ?? null;
      }),
      setItem: method(function (this: object, key: string, value: string) {
        Object.defineProperty(this, key, { value, enumerable: true, configurable: true });
      }),
      removeItem: method(function (this: object, key: string) {
        Reflect.deleteProperty(this, key);
      }),
    },
  );
}
