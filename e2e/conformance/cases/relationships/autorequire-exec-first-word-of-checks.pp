# case: {"stage":"graph"}
file { ['/opt/app/run', '/opt/app/argument', '/opt/app/check', '/opt/app/other', '/opt/app/marker']: }
exec { '/opt/app/run /opt/app/argument':
  onlyif  => '/opt/app/check /opt/app/other',
  unless  => [['/opt/app/other', '-q']],
  creates => '/opt/app/marker',
}
