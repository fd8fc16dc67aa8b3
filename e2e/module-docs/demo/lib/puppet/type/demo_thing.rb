Puppet::Type.newtype(:demo_thing) do
  desc <<-DESC
    A thing.

    Second paragraph.
  DESC
  ensurable
  newparam(:name) do
    desc 'The name.'
  end
  newproperty(:size) do
    desc 'The size.'
    newvalues(:small, :large, /^\d+$/)
    aliasvalue(:big, :large)
    defaultto :small
  end
end
