Puppet::Type.newtype(:se) do
  newparam(:name, namevar: true)
  newproperty(:pw) do
    def change_to_s(a, b); "changed #{a} to #{b}"; end
  end
  newproperty(:list, array_matching: :all)
end
