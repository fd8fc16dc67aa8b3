Puppet::Functions.create_function(:'m::s') do
  def s = :present
end
