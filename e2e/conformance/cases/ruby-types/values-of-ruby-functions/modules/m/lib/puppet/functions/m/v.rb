require 'set'
Puppet::Functions.create_function(:'m::v') do
  def v(n)
    [:sym, nil, 1.0, 10**20, 'bytes', /x/i, [1, [2]], { 1 => :a, nil => 2 }, (1..3), Set[1, 2]][n]
  end
end
