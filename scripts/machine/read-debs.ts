/**
 * Prints the contents of packages from their `.deb` files: `read-debs.ts FOLDER… > recording.jsonl`, one
 * `RecordedPackage` per line. Faster than a recording, and less exact: files that scripts generate are missing.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readDeb } from './deb-contents.ts';

for (const folder of process.argv.slice(2))
  for (const file of readdirSync(folder)) {
    const [, name = '', version = ''] = /^([^_]+)_([^_]+)_\w+\.deb$/.exec(file) ?? [];
    if (name === '') continue;
    process.stdout.write(`${JSON.stringify(readDeb(join(folder, file), name, decodeURIComponent(version)))}\n`);
  }
