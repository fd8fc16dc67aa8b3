/** Which moments of the machine can be shown, and which is. Pure. */

type MomentId = 'before' | 'step' | 'after' | 'now';

interface Moments {
  readonly options: readonly { readonly id: MomentId; readonly text: string }[];
  readonly selected: MomentId;
  /** The step of the run that each shows; undefined for the machine as it is. */
  readonly stepOf: (id: MomentId) => number | undefined;
}

/**
 * `end`: how many steps the run had; `step`: the one that is shown; `isByHand`: whether the machine was changed since, so that
 * it is no longer as the run left it.
 */
export function momentsOf(end: number, step: number | undefined, isByHand: boolean): Moments {
  const isBetween = step !== undefined && step > 0 && !(isByHand && step === end);
  const selected: MomentId =
    step === undefined ? (isByHand ? 'now' : 'after') : step === 0 ? 'before' : isBetween ? 'step' : 'after';
  return {
    options: [
      { id: 'before', text: 'Before' },
      ...(isBetween ? [{ id: 'step', text: `Step ${step}` } as const] : []),
      // A run without a step left the machine as it was before.
      ...(isByHand && end === 0 ? [] : [{ id: 'after', text: 'After' } as const]),
      ...(isByHand ? [{ id: 'now', text: 'Now' } as const] : []),
    ],
    selected,
    stepOf: (id) => (id === 'before' ? 0 : id === 'step' ? step : id === 'after' && isByHand ? end : undefined),
  };
}
