class mail::aliases {
  notify { 'aliases': }
}

# Puppet 5 warns of a second class in the file, Puppet 6 refuses it: it belongs into manifests/lists.pp.
class mail::lists {
  notify { 'lists': }
}
