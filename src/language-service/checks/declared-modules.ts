/** Reads which modules a project needs: those in a Puppetfile, in `metadata.json` and in `.fixtures.yml`. */

/** Reads the names of declared modules from a file; undefined for files that cannot declare any. */
export function readDeclaredModules(path: string, text: string): readonly string[] | undefined {
  const pattern = findPattern(path.slice(path.lastIndexOf('/') + 1));
  return pattern === undefined ? undefined : [...text.matchAll(pattern)].map(([, name = '']) => name.toLowerCase());
}

function findPattern(name: string): RegExp | undefined {
  // Some projects have a Puppetfile for each group of nodes: `compute.Puppetfile`.
  switch (name.replace(/^.*\.(?=Puppetfile$)/, '')) {
    case 'Puppetfile':
      return /^\s*mod\s*\(?\s*['"](?:[\w/-]+[-/])?(\w+)['"]/gm;
    case 'metadata.json':
      return /"name"\s*:\s*"\w+[-/](\w+)"/g;
    case '.fixtures.yml':
      return /^\s+['"]?(?:\w+[-/])?(\w+)['"]?:/gm;
    default:
      return undefined;
  }
}
