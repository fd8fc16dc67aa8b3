Puppet::Type.newtype(:looker) do
  newparam(:name)
  newparam(:other)
  newproperty(:state) do
    def retrieve
      'old'
    end

    def set(_value)
      other = resource.catalog.resource(:looker, resource[:other])
      Puppet.notice("other #{other.ref} #{other[:name]} #{other.title} #{other[:other].inspect}")
      file = resource.catalog.resource('File[/tmp/seen]')
      Puppet.notice("file #{file.ref} #{file[:path]} #{file[:mode].inspect} #{file.should(:mode).inspect}")
      Puppet.notice("none #{resource.catalog.resource('File', '/tmp/unseen').inspect}")
      names = resource.catalog.resources.select { |each| each.type == :looker }.map(&:ref)
      Puppet.notice("lookers #{names.sort.inspect}")
      Puppet.notice("original #{resource.original_parameters.inspect}")
      Puppet.notice("hash #{resource.to_hash.keys.sort.inspect}")
      Puppet.notice("noop #{resource.noop?.inspect} #{resource.path} #{resource.type.inspect} #{resource.class}")
      Puppet.notice("type #{Puppet::Type.type(:looker).validattr?(:other)} #{Puppet::Type.type(:nothing).inspect} #{Puppet::Type.type(:file).name.inspect}")
    end
  end
end
