Puppet::Parser::Functions.newfunction(:f3) do |args|
  r = findresource('File[/tmp/looked-at]')
  notice [r.class, r.to_s, r[:content], r['mode'], r[:nix], r.title, r.type, r.tags.to_a, r.file.class, r.line].inspect
  notice findresource('File', '/tmp/nix').inspect
  notice catalog.resource('File', '/tmp/looked-at').to_s
  notice catalog.resources.map(&:to_s).inspect
  notice catalog.classes.inspect
  notice compiler.catalog.tags.to_a.inspect
  notice find_hostclass('b').name.inspect rescue notice($!.message)
end
