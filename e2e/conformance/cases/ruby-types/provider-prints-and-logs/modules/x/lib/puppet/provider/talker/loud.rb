Puppet::Type.type(:talker).provide(:loud) do
  def state=(_value)
    notice('provider notice')
    warning('provider warning')
    self.class.warning('class warning')
    resource.notice('resource notice')
    resource.property(:state).warning('property warning')
    Puppet.info('puppet info')
    Puppet.debug('puppet debug')
    debug('provider debug')
    Puppet.err('puppet err')
  end
end
