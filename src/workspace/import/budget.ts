import { importLimits } from './import-limits.ts';

/** Thrown while an archive is read; `readImport` converts it to a refusal. */
export class ImportRefusal extends Error {
  readonly reason: 'damaged' | 'unsupported' | 'too-many-entries' | 'too-large';
  constructor(reason: ImportRefusal['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** Remaining limits of an import, shared by all archives and files that are imported at once. */
export interface Budget {
  /** Counts an entry, or throws. */
  entry(): void;
  /** Counts unpacked bytes, or throws. */
  bytes(count: number): void;
}

/** Progress of an import: the counters so far. */
export interface ImportProgress {
  readonly entries: number;
  readonly bytes: number;
}

export function createBudget(
  limits: { readonly entries: number; readonly unpackedBytes: number } = importLimits,
  onCount: (progress: ImportProgress) => void = () => {},
): Budget {
  let entries = 0;
  let bytes = 0;
  return {
    entry: () => {
      entries += 1;
      if (entries > limits.entries) throw new ImportRefusal('too-many-entries');
      onCount({ entries, bytes });
    },
    bytes: (count) => {
      bytes += count;
      if (bytes > limits.unpackedBytes) throw new ImportRefusal('too-large');
      onCount({ entries, bytes });
    },
  };
}
