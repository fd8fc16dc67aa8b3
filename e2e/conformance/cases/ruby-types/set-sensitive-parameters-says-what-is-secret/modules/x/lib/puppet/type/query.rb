Puppet::Type.newtype(:query) do
  newparam(:name)
  newparam(:unless)
  newparam(:user)
  newparam(:limit)
  newproperty(:rows)
  newproperty(:command) do
    def sync
      provider.run
      :executed_command
    end
  end

  private

  # As types do whose parameters make one command together.
  def set_sensitive_parameters(names)
    notice("secret at first: #{names.sort.inspect}")
    together = [:command, :unless]
    unless (names & together).empty?
      together.each do |name|
        names.delete(name)
        parameter(name).sensitive = true if parameters.include?(name)
      end
    end
    parameter(:user).sensitive = true if names.delete(:user)
    super(names)
  end
end
