Puppet::Type.newtype(:mv) do
  newparam(:name, namevar: true)
  newproperty(:q, array_matching: :all) do
    validate { |v| Puppet.notice("validate q #{v.inspect}") }
    munge { |v| Puppet.notice("munge q #{v.inspect}"); v.upcase.to_sym }
    unmunge { |v| v.to_s }
  end
  newparam(:p) do
    validate { |v| Puppet.notice("validate p #{v.inspect}") }
    munge { |v| Puppet.notice("munge p #{v.inspect}"); "m-#{v}" }
    unmunge { |v| "u-#{v}" }
  end
  validate { Puppet.notice("whole #{self[:p].inspect} #{self[:q].inspect} #{should(:q).inspect} #{@parameters[:q].shouldorig.inspect} #{value(:q).inspect}") }
end
