class mail::aliases {
  notify { 'aliases': }
}

# Puppet 5 warns about a second class in the file, Puppet 6 rejects it: it belongs in manifests/lists.pp.
class mail::lists {
  notify { 'lists': }
}
