Puppet::DataTypes.create_type('M::Less') do
  interface "attributes => { x => { type => Integer, value => 5 } }"
  load_file 'puppet_x/m/less'
  implementation_class PuppetX::M::Less
end
