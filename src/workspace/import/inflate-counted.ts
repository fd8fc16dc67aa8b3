import { Gunzip, Inflate } from 'fflate';
import { type Budget, ImportRefusal } from './budget.ts';

/** Compressed bytes handed over at a time. Deflate grows a thousandfold at most: a portion makes 4 MB before the count is looked at. */
const PORTION = 4096;

/** Raw deflate (as in a zip) or gzip, counted while it grows; throws `ImportRefusal` when it is damaged, cut off or too large. */
export function inflateCounted(packed: Uint8Array, format: 'deflate' | 'gzip', budget: Budget): Uint8Array {
  const portions: Uint8Array[] = [];
  let size = 0;
  let finished = false;
  const take = (portion: Uint8Array, final: boolean): void => {
    budget.bytes(portion.length);
    portions.push(portion);
    size += portion.length;
    finished = final;
  };
  const stream = format === 'gzip' ? new Gunzip(take) : new Inflate(take);
  try {
    for (let at = 0; at < packed.length; at += PORTION) {
      stream.push(packed.subarray(at, at + PORTION), at + PORTION >= packed.length);
    }
  } catch (error) {
    throw error instanceof ImportRefusal ? error : new ImportRefusal('damaged');
  }
  if (!finished) throw new ImportRefusal('damaged');
  const whole = new Uint8Array(size);
  let at = 0;
  for (const portion of portions) {
    whole.set(portion, at);
    at += portion.length;
  }
  return whole;
}
