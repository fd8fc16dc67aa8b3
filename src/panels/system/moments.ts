/** Moments at which the machine can be shown, and the moment that is shown. Pure functions only. */

type MomentId = 'before' | 'step' | 'after' | 'now';

interface Moments {
  readonly options: readonly { readonly id: MomentId; readonly text: string }[];
  readonly selected: MomentId;
  /** Returns the step of the run for a moment. Undefined for the current machine. */
  readonly stepOf: (id: MomentId) => number | undefined;
}

/**
 * @param end number of steps of the run
 * @param step the shown step
 * @param isByHand true if the machine was changed after the run
 */
export function listMoments(end: number, step: number | undefined, isByHand: boolean): Moments {
  const isBetween = step !== undefined && step > 0 && !(isByHand && step === end);
  const selected: MomentId =
    step === undefined ? (isByHand ? 'now' : 'after') : step === 0 ? 'before' : isBetween ? 'step' : 'after';
  return {
    options: [
      { id: 'before', text: 'Before' },
      ...(isBetween ? [{ id: 'step', text: `Step ${step}` } as const] : []),
      // If the run had no steps, the machine after the run is the same as before the run.
      ...(isByHand && end === 0 ? [] : [{ id: 'after', text: 'After' } as const]),
      ...(isByHand ? [{ id: 'now', text: 'Now' } as const] : []),
    ],
    selected,
    stepOf: (id) => (id === 'before' ? 0 : id === 'step' ? step : id === 'after' && isByHand ? end : undefined),
  };
}
