/**
 * Returns the initial content of a new file: the definition that Puppet expects at its path, so that the name is right
 * from the start. (Puppet's documentation, "Module fundamentals", describes how names map to paths.)
 */
export function newFileText(path: string): string {
  const manifest = /^modules\/([^/]+)\/manifests\/(.+)\.pp$/.exec(path);
  if (manifest !== null) return `class ${qualifiedName(manifest[1], manifest[2])} {\n}\n`;
  const definedFunction = /^modules\/([^/]+)\/functions\/(.+)\.pp$/.exec(path);
  if (definedFunction !== null) return `function ${qualifiedName(definedFunction[1], definedFunction[2])}() {\n}\n`;
  const alias = /^modules\/([^/]+)\/types\/(.+)\.pp$/.exec(path);
  if (alias !== null) {
    const name = qualifiedName(alias[1], alias[2]);
    return `type ${name.replaceAll(/(^|::)([a-z])/g, (_, colons: string, letter: string) => colons + letter.toUpperCase())} = Any\n`;
  }
  if (path === 'hiera.yaml') return "---\nversion: 5\nhierarchy:\n  - name: 'Common data'\n    path: 'common.yaml'\n";
  if (/^(modules\/[^/]+\/)?data\/.*\.ya?ml$/.test(path)) return '---\n';
  if (path.endsWith('.epp')) return '<%- | | -%>\n';
  return rubyText(path);
}

/**
 * Returns the definition that Puppet expects in a Ruby file at this path, in a module or in the environment's own
 * `lib`.
 */
function rubyText(path: string): string {
  const inside = /^(?:modules\/[^/]+\/)?lib\/(.+)\.rb$/.exec(path)?.[1];
  if (inside === undefined) return '';
  const [, kind, ...names] = inside.split('/');
  const [first = '', second] = names;
  if (inside.startsWith('puppet/type/')) {
    return `Puppet::Type.newtype(:${first}) do\n  @doc = ''\n\n  ensurable\n\n  newparam(:name)\nend\n`;
  }
  if (kind === 'provider' && second !== undefined) {
    return `Puppet::Type.type(:${first}).provide(:${second}) do\n  def exists?\n  end\n\n  def create\n  end\n\n  def destroy\n  end\nend\n`;
  }
  if (inside.startsWith('puppet/functions/')) {
    const method = names.at(-1) ?? '';
    return `Puppet::Functions.create_function(:'${names.join('::')}') do\n  dispatch :${method} do\n  end\n\n  def ${method}\n  end\nend\n`;
  }
  if (inside.startsWith('facter/')) return `Facter.add(:${kind ?? ''}) do\n  setcode do\n  end\nend\n`;
  return '';
}

function qualifiedName(module = '', inner = ''): string {
  return inner === 'init' ? module : `${module}::${inner.replaceAll('/', '::')}`;
}
