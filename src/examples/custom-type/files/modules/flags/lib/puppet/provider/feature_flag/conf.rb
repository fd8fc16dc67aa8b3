# Stores each flag as a line `name=state` of one file.
Puppet::Type.type(:feature_flag).provide(:conf) do
  desc 'Flags in /etc/app/flags.conf.'

  FLAGS = '/etc/app/flags.conf'.freeze

  # All flags in the file. `prefetch` and the purging of `resources` call this.
  def self.instances
    return [] unless File.exist?(FLAGS)

    File.readlines(FLAGS, chomp: true).map do |line|
      name, state = line.split('=', 2)
      new(name: name, ensure: :present, state: state.to_sym)
    end
  end

  # Puppet calls this once, before the first flag, so the file is read once.
  def self.prefetch(resources)
    instances.each do |found|
      resource = resources[found.name]
      resource.provider = found if resource
    end
  end

  # Defines getters and setters of all properties, which use @property_hash.
  mk_resource_methods

  def exists?
    @property_hash[:ensure] == :present
  end

  def create
    @property_hash = { name: resource[:name], ensure: :present, state: resource[:state] }
  end

  def destroy
    @property_hash[:ensure] = :absent
  end

  # Puppet calls this after all properties of a flag are set: writes its line.
  def flush
    lines = File.exist?(FLAGS) ? File.readlines(FLAGS, chomp: true) : []
    at = lines.index { |line| line.start_with?("#{resource[:name]}=") }
    if @property_hash[:ensure] == :absent
      lines.delete_at(at) if at
    else
      lines[at || lines.size] = "#{resource[:name]}=#{@property_hash[:state]}"
    end
    File.write(FLAGS, lines.map { |line| "#{line}\n" }.join)
  end
end
