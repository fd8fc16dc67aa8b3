Puppet::Functions.create_function(:'m::rf') do
  dispatch :rf do
    param 'M::Pt', :p
    return_type 'M::Pt'
  end
  def rf(p)
    Puppet.notice("in ruby #{p} #{p.x} #{p.sum} #{p.class.name.inspect}")
    p.class.new(p.y, p.x)
  end
end
