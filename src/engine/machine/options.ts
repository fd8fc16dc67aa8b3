export interface ToolResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

export function succeed(stdout = ''): ToolResult {
  return { exitCode: 0, stdout, stderr: '' };
}

export function refuse(exitCode: number, stderr: string): ToolResult {
  return { exitCode, stdout: '', stderr: stderr.endsWith('\n') ? stderr : `${stderr}\n` };
}

export interface OptionSpec {
  readonly name: string;
  readonly short?: string;
  readonly takesValue?: boolean;
}

interface ParsedOptions {
  /** Values by long name. An option without a value has the value `''`. */
  readonly options: ReadonlyMap<string, string>;
  readonly operands: readonly string[];
  readonly unknown: string | undefined;
}

export function parseOptions(args: readonly string[], specs: readonly OptionSpec[]): ParsedOptions {
  const options = new Map<string, string>();
  const operands: string[] = [];
  let unknown: string | undefined;
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index] ?? '';
    if (argument === '--') {
      operands.push(...args.slice(index + 1));
      break;
    }
    if (argument.startsWith('--')) {
      const [name = '', ...rest] = argument.slice(2).split('=');
      const spec = specs.find((candidate) => candidate.name === name);
      if (spec === undefined) unknown ??= argument;
      else if (spec.takesValue !== true) options.set(spec.name, '');
      else if (rest.length > 0) options.set(spec.name, rest.join('='));
      else {
        index += 1;
        options.set(spec.name, args[index] ?? '');
      }
    } else if (argument.startsWith('-') && argument.length > 1) {
      for (let letter = 1; letter < argument.length; letter += 1) {
        const spec = specs.find((candidate) => candidate.short === argument.charAt(letter));
        if (spec === undefined) {
          unknown ??= `-${argument.charAt(letter)}`;
          continue;
        }
        if (spec.takesValue !== true) {
          options.set(spec.name, '');
          continue;
        }
        const attached = argument.slice(letter + 1);
        if (attached === '') index += 1;
        options.set(spec.name, attached === '' ? (args[index] ?? '') : attached);
        break;
      }
    } else operands.push(argument);
  }
  return { options, operands, unknown };
}
