Puppet::DataTypes.create_type('M::Bare') do
  interface "attributes => { x => Integer, y => { type => Integer, value => 5 } }, functions => { sum => Callable[[], Integer] }"
  load_file 'puppet_x/m/bare'
  implementation_class PuppetX::M::Bare
end
