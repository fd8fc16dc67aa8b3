# Whether a resource of the catalog has these values of relations.
Puppet::Parser::Functions.newfunction(:same_relations, type: :rvalue) do |args|
  reference, wanted = args
  found = findresource(reference.type, reference.title)
  hash = found.to_hash
  wanted.map do |name, value|
    "#{name}: #{found[name].class} #{found[name] == value} #{found[name].to_s} #{hash[name.to_sym] == value}"
  end
end
