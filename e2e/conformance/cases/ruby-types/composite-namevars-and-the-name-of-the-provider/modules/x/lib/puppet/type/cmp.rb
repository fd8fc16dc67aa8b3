Puppet::Type.newtype(:cmp) do
  ensurable
  def self.title_patterns
    [[/^([^:]+):(\d+)$/, [[:host], [:port]]], [/^([^:]+)$/, [[:host]]]]
  end
  newparam(:host, namevar: true)
  newparam(:port, namevar: true) { defaultto '1' ; munge { |v| v.to_i } }
end
