Puppet::Type.type(:tool).provide(:parent) do
  commands shout: '/nonexistent/bin/shout'
  commands echo: 'echo'

  def say(text)
    Puppet.notice("#{self.class.name}: #{echo(text).chomp}")
  end
end
