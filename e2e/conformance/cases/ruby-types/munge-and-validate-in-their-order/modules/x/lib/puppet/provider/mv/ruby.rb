Puppet::Type.type(:mv).provide(:ruby) do
  def q; [:X]; end
  def q=(v); Puppet.notice("q= #{v.inspect} #{resource[:p]} #{resource.to_hash.inspect} #{resource.original_parameters.inspect}"); end
end
