Puppet::Type.type(:np).provide(:ruby) do
  def v = 0

  def v=(_value)
    execute(%w[no-such-program x], failonfail: true)
  end

  def w = nil
end
