Puppet::DataTypes.create_type('M::Clock') do
  interface "attributes => { at => Any, hours => { type => Any, value => 1 } }"
  load_file 'puppet_x/m/clock'
  implementation_class PuppetX::M::Clock
end
