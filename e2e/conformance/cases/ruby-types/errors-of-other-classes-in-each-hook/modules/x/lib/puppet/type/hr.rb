Puppet::Type.newtype(:hr) do
  ensurable
  newparam(:name, namevar: true)
  newproperty(:size) do
    def insync?(is); raise Puppet::DevError, 'insync bad' if resource[:name] == 'insync'; super; end
    def change_to_s(a, b); raise 'tos bad' if resource[:name] == 'tos'; super; end
    def should_to_s(v); "<#{v}>"; end
    def is_to_s(v); "[#{v}]"; end
  end
  newproperty(:other)
  def refresh; raise Puppet::Error, 'refresh bad' if self[:name] == 'refresh'; end
end
