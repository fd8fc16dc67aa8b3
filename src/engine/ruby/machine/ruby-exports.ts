export interface RubyExports {
  readonly memory: WebAssembly.Memory;
  /** Functions that C code calls through pointers. */
  readonly table: WebAssembly.Table;
  /** Number of remaining steps. Ruby's module decreases it in each loop (`scripts/ruby/step-counter.ts`). */
  readonly steps_left: { value: number };
  readonly _initialize: () => void;
  readonly cabi_realloc: (old: number, oldSize: number, align: number, size: number) => number;
  readonly 'ruby-init: func(args: list<string>) -> ()': (at: number, count: number) => void;
  readonly 'rb-eval-string-protect: func(str: string) -> tuple<handle<rb-abi-value>, s32>': (
    at: number,
    length: number,
  ) => number;
  readonly 'rb-funcallv-protect: func(recv: handle<rb-abi-value>, mid: u32, args: list<handle<rb-abi-value>>) -> tuple<handle<rb-abi-value>, s32>': (
    receiver: number,
    method: number,
    args: number,
    count: number,
  ) => number;
  readonly 'rb-intern: func(name: string) -> u32': (at: number, length: number) => number;
  /** 0 unless the stack is being unwound or rewound. */
  readonly asyncify_get_state: () => number;
  /** Prints the frames of the running code and the state of Ruby. */
  readonly 'rb-vm-bugreport: func() -> ()': () => void;
  readonly 'rb-gc-enable: func() -> bool': () => number;
  readonly 'rb-gc-disable: func() -> bool': () => number;
}

export const EVALUATE = 'rb-eval-string-protect: func(str: string) -> tuple<handle<rb-abi-value>, s32>';
export const CALL =
  'rb-funcallv-protect: func(recv: handle<rb-abi-value>, mid: u32, args: list<handle<rb-abi-value>>) -> tuple<handle<rb-abi-value>, s32>';

export function isRuby(exports: object): exports is RubyExports {
  return [EVALUATE, CALL, 'memory', 'table', 'steps_left', 'cabi_realloc'].every((name) => name in exports);
}
