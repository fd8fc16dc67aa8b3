# A mailbox of the shop.
Puppet::Type.newtype(:mailbox) do
  @doc = 'A line of /etc/mailboxes.'

  ensurable

  newparam(:name, namevar: true) do
    desc 'Whose mailbox it is.'
  end

  newproperty(:quota) do
    desc 'How many MB it may have.'
  end

  newproperty(:backup) do
    desc 'Whether to keep a copy of the file before it is written.'
  end
end
