import { importLimits } from './import-limits.ts';

/** Thrown while an archive is read. `readImport` converts it to a problem. */
export class ImportRefusal extends Error {
  readonly reason: 'damaged' | 'unsupported' | 'too-many-entries' | 'too-large';
  constructor(reason: ImportRefusal['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** The remaining limits of an import. All archives and files that are imported together share them. */
export interface Budget {
  /** Counts an entry; throws if there are too many. */
  entry(): void;
  /** Counts unpacked bytes; throws if there are too many. */
  bytes(count: number): void;
}

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
