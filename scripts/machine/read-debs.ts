/**
 * `read-debs.ts FOLDER… > recording.jsonl`: prints the contents of the `.deb` files in the folders, one
 * `RecordedPackage` per line. This is faster than a recording, but less exact, because files that scripts create are
 * missing.
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
