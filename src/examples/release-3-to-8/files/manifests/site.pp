# Puppet 3 read further manifests on demand.
import 'nodes/*.pp'

$admins = ['root']
