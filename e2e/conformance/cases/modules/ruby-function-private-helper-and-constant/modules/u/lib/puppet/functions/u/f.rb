Puppet::Functions.create_function(:'u::f') do
  dispatch(:f) { param 'Any', :x }
  def f(x)
    helper(x)
  end
  private
  def helper(x) = "h#{x}#{CONST}"
  CONST = 4
end
