/** A shell session on the machine of one node: the transcript, the shell's state, and the line being typed. */
import type { ShellCommand, ShellOutcome } from '../../store/state/run-state.ts';
import { emptyLine, type Line } from './line-editor.ts';
import { keepDrawing } from './drawing-sequences.ts';

type SessionEvent =
  | { readonly kind: 'print'; readonly text: string }
  | { readonly kind: 'clear' }
  | { readonly kind: 'state' };

export interface SessionState {
  readonly isRunning: boolean;
  readonly prompt: string;
  /** All output including prompts and typed lines. The oldest part of a long transcript is dropped. */
  readonly transcript: string;
}

interface SessionHost {
  /** Host name of the machine, without its domain. */
  readonly hostname: string;
  readonly welcome: string;
  run(command: ShellCommand): Promise<ShellOutcome>;
  stop(): void;
}

const HOME = '/root';
const LONGEST_TRANSCRIPT = 300_000;
const LONGEST_HISTORY = 500;

function shortPath(path: string): string {
  if (path === HOME) return '~';
  return path.startsWith(`${HOME}/`) ? `~${path.slice(HOME.length)}` : path;
}

/** History lines, oldest first, shared by all terminals until the page is closed. */
let earlierLines: readonly string[] = [];

export class TerminalSession {
  readonly #host: SessionHost;
  readonly #listeners = new Set<(event: SessionEvent) => void>();
  #cwd = HOME;
  #env: Readonly<Record<string, string>> | undefined;
  #status = 0;
  #unfinished: string | undefined;
  #state: SessionState;
  #line: Line = emptyLine;

  constructor(host: SessionHost) {
    this.#host = host;
    this.#state = { isRunning: false, prompt: '', transcript: host.welcome };
    this.#change({ isRunning: false });
  }

  /** The current state: the same object until something changes. */
  get state(): SessionState {
    return this.#state;
  }

  /** The line being typed. The session stores it, because the session outlives the terminal's view. */
  get line(): Line {
    return this.#line;
  }

  get cwd(): string {
    return this.#cwd;
  }

  get history(): readonly string[] {
    return earlierLines;
  }

  readonly subscribe = (listener: (event: SessionEvent) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  type(line: Line): void {
    this.#line = line;
  }

  print(text: string): void {
    const transcript = this.#state.transcript + text;
    const start =
      transcript.length > LONGEST_TRANSCRIPT ? transcript.indexOf('\n', transcript.length - LONGEST_TRANSCRIPT) + 1 : 0;
    this.#state = { ...this.#state, transcript: transcript.slice(start) };
    this.#emit({ kind: 'print', text });
  }

  /** Clears the screen; the line being typed stays. */
  clear(): void {
    this.#state = { ...this.#state, transcript: '' };
    this.#emit({ kind: 'clear' });
  }

  async submit(text: string): Promise<void> {
    if (this.#state.isRunning) return;
    this.#line = emptyLine;
    this.print(`${this.#state.prompt}${text}\n`);
    if (text.trim() !== '' && earlierLines.at(-1) !== text)
      earlierLines = [...earlierLines, text].slice(-LONGEST_HISTORY);
    const whole = this.#unfinished === undefined ? text : `${this.#unfinished}\n${text}`;
    if (this.#unfinished === undefined && this.#own(text.trim())) return;
    if (whole.trim() === '') return this.#change({ isRunning: false });
    this.#change({ isRunning: true });
    this.#settle(whole, await this.#host.run(this.#command(whole)));
    this.#change({ isRunning: false });
  }

  /** Handles Ctrl-C: stops the running command, or discards the line. */
  interrupt(text: string): void {
    if (this.#state.isRunning) return this.#host.stop();
    this.#unfinished = undefined;
    this.#line = { ...emptyLine, cut: this.#line.cut };
    this.print(`${this.#state.prompt}${text}^C\n`);
    this.#status = 130;
    this.#change({ isRunning: false });
  }

  /** Handles Ctrl-D and `exit`: starts a new login, because there is no outer shell to return to. */
  leave(): void {
    this.print(`${this.#state.prompt}logout\n`);
    this.#login();
  }

  #login(): void {
    [this.#cwd, this.#env, this.#status, this.#unfinished] = [HOME, undefined, 0, undefined];
    this.print(this.#host.welcome);
    this.#change({ isRunning: false });
  }

  /** Handles commands of the terminal itself. Returns false for any other line. */
  #own(line: string): boolean {
    switch (line) {
      case 'clear':
      case 'reset':
        this.clear();
        return true;
      case 'history -c':
        earlierLines = [];
        this.#change({ isRunning: false });
        return true;
      case 'exit':
      case 'logout':
        this.print('logout\n');
        this.#login();
        return true;
      default:
        return false;
    }
  }

  #command(line: string): ShellCommand {
    const env = this.#env;
    return {
      line,
      cwd: this.#cwd,
      status: this.#status,
      ...(env === undefined ? {} : { env }),
      ...(/\bhistory\b/.test(line) ? { history: earlierLines } : {}),
    };
  }

  #settle(whole: string, outcome: ShellOutcome): void {
    this.#unfinished = undefined;
    switch (outcome.kind) {
      case 'done': {
        const { answer } = outcome;
        if (answer.isUnfinished) {
          this.#unfinished = whole;
          return;
        }
        const output = keepDrawing(answer.output);
        this.print(output === '' || output.endsWith('\n') ? output : `${output}\n`);
        [this.#cwd, this.#env, this.#status] = [answer.cwd, answer.env, answer.exitCode];
        return;
      }
      case 'ended':
        this.print(`^C\n[${outcome.message}]\n`);
        this.#status = 130;
        return;
      case 'moot':
        this.print('[The machine was reset in the meantime. The effects of the command were lost.]\n');
        this.#status = 1;
    }
  }

  #change({ isRunning }: { readonly isRunning: boolean }): void {
    const path = shortPath(this.#cwd);
    const prompt =
      this.#unfinished === undefined
        ? `\u001b[1;32mroot@${this.#host.hostname}\u001b[0m:\u001b[1;34m${path}\u001b[0m# `
        : '> ';
    this.#state = { ...this.#state, isRunning, prompt };
    this.#emit({ kind: 'state' });
  }

  #emit(event: SessionEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}
