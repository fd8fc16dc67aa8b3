Puppet::Functions.create_function(:'m::lk') do
  dispatch(:lk) { param 'String', :k; param 'Hash', :o; param 'Any', :c }
  def lk(k, o, c)
    return c.not_found unless k == 'a'
    { x: 1, 'y' => :two }
  end
end
