Puppet::Type.type(:tool).provide(:lonely, parent: Puppet::Type.type(:tool).provider(:parent)) do
  confine false: false
  confine any: [false, true]

  def say(text)
    super(text * 2)
    shout(text)
  end
end
