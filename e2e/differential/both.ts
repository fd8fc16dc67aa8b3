/** Runs the same inputs with Puppet and with the engine, and compares the results. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judge, type Verdict } from './judge.ts';
import type { Answerer, LaidSource } from './puppet.ts';
import { isApplied, layOut, type Source } from './source.ts';

/** Puppet and the engine, with the seconds that each has needed so far. */
export class Both {
  puppetSeconds = 0;
  engineSeconds = 0;
  private readonly puppet: Answerer;
  private readonly engine: Answerer;

  constructor(puppet: Answerer, engine: Answerer) {
    this.puppet = puppet;
    this.engine = engine;
  }

  /** Returns a verdict for each source; undefined if Puppet returned no result. */
  async compare(sources: readonly Source[]): Promise<readonly (Verdict | undefined)[]> {
    const folder = mkdtempSync(join(tmpdir(), 'bunraku-differential-'));
    const laid = sources.map((source, index): LaidSource => {
      if (source.form === 'expression') return source;
      const own = join(folder, String(index));
      layOut(source.files, own);
      return { form: 'case', folder: own, isApplied: isApplied(source.files) };
    });
    const began = performance.now();
    const since = (): number => (performance.now() - began) / 1000;
    const [theirs, ours] = await Promise.all([
      this.puppet.answer(laid).finally(() => (this.puppetSeconds += since())),
      this.engine.answer(laid).finally(() => (this.engineSeconds += since())),
    ]);
    rmSync(folder, { recursive: true });
    return sources.map((source, index) => {
      const [expected, actual] = [theirs[index], ours[index]];
      return expected === undefined || actual === undefined ? undefined : judge(source, expected, actual);
    });
  }
}
