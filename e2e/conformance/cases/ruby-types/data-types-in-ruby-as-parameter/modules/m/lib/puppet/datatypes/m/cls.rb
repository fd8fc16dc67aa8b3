Puppet::DataTypes.create_type('M::Cls') do
  interface "attributes => { x => Integer, y => { type => Integer, value => 5 } }, functions => { sum => Callable[[], Integer], fail_now => Callable[[], Any], sym => Callable[[], Any] }"
  load_file 'puppet_x/m/cls'
  implementation_class PuppetX::M::Cls
end
