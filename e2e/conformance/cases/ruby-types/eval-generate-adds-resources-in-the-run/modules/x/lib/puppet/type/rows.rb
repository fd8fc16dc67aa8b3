Puppet::Type.newtype(:rows) do
  newparam(:name)
  newparam(:count)

  def eval_generate
    (1..Integer(self[:count])).map { |n| Puppet::Type.type(:row).new(name: "row #{n}", color: 'blue') }
  end
end
