/** Lists the moments of a run at which the machine can be shown, and determines the shown one. Pure functions only. */

type MomentId = 'before' | 'step' | 'after' | 'now';

interface Moments {
  readonly options: readonly { readonly id: MomentId; readonly text: string }[];
  readonly selected: MomentId;
  /** Returns the step of the run to show for a moment. Undefined shows the current machine. */
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
      // A run without steps leaves the machine unchanged, so the moment after the run is left out.
      ...(isByHand && end === 0 ? [] : [{ id: 'after', text: 'After' } as const]),
      ...(isByHand ? [{ id: 'now', text: 'Now' } as const] : []),
    ],
    selected,
    stepOf: (id) => (id === 'before' ? 0 : id === 'step' ? step : id === 'after' && isByHand ? end : undefined),
  };
}
