# A mailbox of the shop.
Puppet::Type.newtype(:mailbox) do
  @doc = 'A line of /etc/mailboxes.'

  ensurable

  newparam(:name, namevar: true) do
    desc 'The owner of the mailbox.'
  end

  newparam(:quota) do
    desc 'The size limit in MB.'
  end

  newproperty(:backup) do
    desc 'Whether to keep a copy of the file before it is written.'
  end
end
