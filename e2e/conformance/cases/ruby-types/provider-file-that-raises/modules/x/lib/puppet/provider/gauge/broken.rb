Puppet::Type.type(:gauge).provide(:broken) do
  raise 'it is broken'
end
