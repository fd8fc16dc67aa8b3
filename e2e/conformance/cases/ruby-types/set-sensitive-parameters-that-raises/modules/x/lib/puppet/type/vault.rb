Puppet::Type.newtype(:vault) do
  newparam(:name)
  newproperty(:key) do
    def retrieve = 'old'
    def set(_value) = nil
  end

  def set_sensitive_parameters(names)
    raise Puppet::Error, "#{names.first} may not be secret" unless names.empty?
    super
  end
end
