Puppet::Type.newtype(:bundle) do
  newparam(:name)
  newparam(:files, array_matching: :all)

  def generate
    self[:files].map do |path|
      Puppet::Type.type(:file).new(path: path, content: "of #{self[:name]}\n", mode: '0640')
    end
  end
end
