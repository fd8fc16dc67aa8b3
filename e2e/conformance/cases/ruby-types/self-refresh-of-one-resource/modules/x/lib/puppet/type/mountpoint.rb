Puppet::Type.newtype(:mountpoint) do
  newproperty(:ensure) do
    newvalue(:present)
    newvalue(:absent)
    def retrieve = :present
    def set(_value) = nil
  end
  newproperty(:options) do
    def retrieve = 'same'
    def set(_value) = nil
  end
  newparam(:path, namevar: true)
  newparam(:mode)

  def self_refresh? = self[:mode] == 'again'

  def refresh
    Puppet.notice("refresh of #{self[:path]}")
  end
end
