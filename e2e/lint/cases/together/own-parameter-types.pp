# A client.
#
# @param scripts where the scripts are
# @param hook the script that runs first
# @param share the name of the share
# @param excluded the paths to skip
# @param server the name of the server
class backup::client (
  Stdlib::Absolutepath $scripts          = '/etc/backup',
  Stdlib::Absolutepath $hook             = "${scripts}/hook",
  Backup::Share $share                   = '/',
  Optional[Backup::Files] $excluded      = undef,
  Stdlib::Fqdn $server,
  ) {
  file { [$scripts, $hook]:
    ensure => directory,
  }
}
