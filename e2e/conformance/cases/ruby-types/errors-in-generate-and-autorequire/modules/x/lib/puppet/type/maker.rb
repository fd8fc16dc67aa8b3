Puppet::Type.newtype(:maker) do
  newparam(:name)

  def generate
    raise Puppet::Error, "nothing to make for #{ref}"
  end
end
