/** Creates scripts for shells that complete command lines. The scripts are created from the table of verbs. */
import { verbGroups } from './verb-table.ts';
import { UsageError, type OptionSpec } from './verb.ts';

const verbs = verbGroups.flatMap(({ verbs: own }) => own).filter(({ isInternal }) => isInternal !== true);
const others = ['completion', 'help'];

const scripts: Readonly<Record<string, () => string>> = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** Returns the script for a shell. Throws a `UsageError` for an unknown shell. */
export function completionScript(shell: string | undefined): string {
  const script = scripts[shell ?? ''];
  if (script !== undefined) return script();
  throw new UsageError(`completion needs the name of a shell: ${Object.keys(scripts).join(', ')}.`);
}

function optionWords(options: Readonly<Record<string, OptionSpec>>): string {
  return [...Object.keys(options), 'help'].map((name) => `--${name}`).join(' ');
}

function bashScript(): string {
  const names = [...verbs.map(({ name }) => name), ...others].join(' ');
  return `# bash completion for bunraku. Load it with: source <(bunraku completion bash)
_bunraku() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} verb=\${COMP_WORDS[1]}
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '${names} --help --version' -- "$word"))
    return
  fi
  case "$verb $before" in
${choiceCases()}    'help '*) COMPREPLY=($(compgen -W '${names}' -- "$word")); return ;;
    'completion '*) COMPREPLY=($(compgen -W '${Object.keys(scripts).join(' ')}' -- "$word")); return ;;
  esac
  if [ "\${word#-}" != "$word" ]; then
    case "$verb" in
${verbs.map(({ name, options }) => `      ${name}) COMPREPLY=($(compgen -W '${optionWords(options)}' -- "$word")) ;;\n`).join('')}    esac
  fi
}
complete -o default -o bashdefault -F _bunraku bunraku
`;
}

function choiceCases(): string {
  return verbs
    .flatMap(({ name, options }) =>
      Object.entries(options).flatMap(([option, { choices }]) =>
        choices === undefined
          ? []
          : [`    '${name} --${option}') COMPREPLY=($(compgen -W '${choices.join(' ')}' -- "$word")); return ;;\n`],
      ),
    )
    .join('');
}

function zshScript(): string {
  const list = verbs.map(({ name, summary }) => `    '${name}:${quoteSingle(summary)}'`).join('\n');
  return `#compdef bunraku
# zsh completion for bunraku. Load it with: source <(bunraku completion zsh)
_bunraku() {
  local -a verbs
  verbs=(
${list}
    'completion:print a script that completes words'
    'help:print the help of a verb'
  )
  if (( CURRENT == 2 )); then
    _describe 'verb' verbs
    return
  fi
  case "$words[2]" in
${verbs.map(({ name, options }) => `    ${name}) _arguments ${Object.entries(options).map(zshOption).join(' ')} '*:file:_files' ;;\n`).join('')}    help) _describe 'verb' verbs ;;
    completion) _values 'shell' ${Object.keys(scripts).join(' ')} ;;
  esac
}
compdef _bunraku bunraku
`;
}

function zshOption([name, { value, about, choices, isRepeatable }]: readonly [string, OptionSpec]): string {
  const text = quoteSingle(about).replaceAll(/[[\]:]/g, (character) => `\\${character}`);
  const taken = value === undefined ? '' : `:${value}:${choices === undefined ? '_files' : `(${choices.join(' ')})`}`;
  return `'${isRepeatable === true ? '*' : ''}--${name}[${text}]${taken}'`;
}

function fishScript(): string {
  const lines = verbs.flatMap(({ name, summary, options }) => [
    `complete -c bunraku -n __fish_use_subcommand -f -a ${name} -d '${quoteFish(summary)}'`,
    ...Object.entries(options).map(([option, { value, about, choices }]) => {
      const taken = value === undefined ? '' : choices === undefined ? ' -r' : ` -x -a '${choices.join(' ')}'`;
      return `complete -c bunraku -n '__fish_seen_subcommand_from ${name}' -l ${option}${taken} -d '${quoteFish(about)}'`;
    }),
  ]);
  return `# fish completion for bunraku. Load it with: bunraku completion fish | source\n${lines.join('\n')}\n`;
}

function quoteSingle(text: string): string {
  return text.replaceAll("'", `'\\''`);
}

function quoteFish(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
}
