# A mailbox of the shop.
Puppet::Type.newtype(:mailbox) do
  @doc = 'A line of /etc/mailboxes.'

  ensurable

  newparam(:name, namevar: true) do
    desc 'The owner of the mailbox.'
  end

  newproperty(:quota) do
    desc 'The size limit in MB.'
  end

  newparam(:backup) do
    desc 'Whether to keep a copy of the file before it is written.'
  end
end
