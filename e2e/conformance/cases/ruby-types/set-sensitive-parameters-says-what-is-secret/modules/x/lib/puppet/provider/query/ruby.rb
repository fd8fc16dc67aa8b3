Puppet::Type.type(:query).provide(:ruby) do
  def command = 'nothing'
  def rows = 0

  def rows=(value)
    notice("asks for #{value}")
  end

  def run
    shown = [:command, :unless, :user].map do |name|
      attribute = resource.parameter(name)
      attribute && (attribute.sensitive ? "#{name} is secret" : "#{name} #{attribute.value}")
    end
    notice(shown.compact.join(', '))
  end
end
