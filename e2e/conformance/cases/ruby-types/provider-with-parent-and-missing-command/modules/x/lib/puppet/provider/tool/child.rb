Puppet::Type.type(:tool).provide(:child, parent: :parent) do
  confine 'os.family': :debian
  defaultfor kernel: :linux
end
