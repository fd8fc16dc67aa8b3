# Puppet 3 read other manifests with import.
import 'nodes/*.pp'

$admins = ['root']
