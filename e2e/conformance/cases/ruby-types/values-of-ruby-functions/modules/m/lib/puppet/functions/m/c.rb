Puppet::Functions.create_function(:'m::c') do
  def c(x) = "#{x.class} #{x.inspect}"
end
