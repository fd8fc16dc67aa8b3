Puppet::DataTypes.create_type('M::Plain') do
  interface <<-PUPPET
    attributes => { name => String, port => { type => Integer, value => 80 }, full => { type => String, kind => derived } },
    functions => { shout => Callable[[], String] }
  PUPPET
end
