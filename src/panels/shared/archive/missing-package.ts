/** Reads out of a message of a run which package the archive lacks. */

/** What the archive lacks. */
export type MissingPackage =
  /** A package of the name. */
  | { readonly kind: 'name'; readonly name: string; readonly version: string | undefined }
  /** A version of a package that it has. */
  | { readonly kind: 'version'; readonly name: string; readonly version: string }
  /** A package that another one needs. */
  | { readonly kind: 'dependency'; readonly name: string; readonly version: undefined };

/** The version that a change was to; undefined for words such as `present`, and for ranges. */
function wantedVersion(message: string): string | undefined {
  const wanted = /^change from .*? to '([^']+)' failed: /.exec(message)?.[1];
  return wanted === undefined || !/^\w[^\s<>]*$/.test(wanted) || /^(?:present|installed|latest|absent)$/.test(wanted)
    ? undefined
    : wanted;
}

/** `undefined` for a message that tells of no such thing: the words are apt's and dnf's. */
export function missingPackageOf(message: string): MissingPackage | undefined {
  const dependency =
    /Depends: (\S+) but it is not installable/.exec(message) ??
    /nothing provides (\S+)(?: or \S+)* needed by /.exec(message);
  if (dependency?.[1] !== undefined) return { kind: 'dependency', name: dependency[1], version: undefined };
  const [, version, versioned] = /^E: Version '(\S+)' for '(\S+)' was not found$/m.exec(message) ?? [];
  if (version !== undefined && versioned !== undefined) return { kind: 'version', name: versioned, version };
  const wanted = wantedVersion(message);
  const name =
    /^E: Unable to locate package (\S+)$/m.exec(message)?.[1] ??
    /^E: Package '(\S+)' has no installation candidate$/m.exec(message)?.[1] ??
    withoutVersion(/Error: Unable to find a match: (\S+)$/m.exec(message)?.[1], wanted);
  return name === undefined ? undefined : { kind: 'name', name, version: wanted };
}

/** dnf names a package and the version that is asked for in one word. */
function withoutVersion(word: string | undefined, version: string | undefined): string | undefined {
  return version !== undefined && word?.endsWith(`-${version}`) === true ? word.slice(0, -version.length - 1) : word;
}
