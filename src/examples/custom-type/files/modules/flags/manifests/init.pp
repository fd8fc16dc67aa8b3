# Manages the feature flags of an application.
#
# @param features the state of each feature by name: on or off
class flags (
  Hash[String, Enum['on', 'off']] $features,
) {
  # The type requires this file automatically (`autorequire` in Ruby).
  file { '/etc/app/flags.conf':
    ensure => file,
    mode   => '0644',
  }

  $features.each |$name, $state| {
    feature_flag { $name:
      ensure => present,
      state  => $state,
      notify => Exec['tell the application'],
    }
  }

  # Removes flags that nothing declares. The provider can list them.
  resources { 'feature_flag':
    purge => true,
  }

  exec { 'tell the application':
    command     => '/bin/echo reloading the flags',
    refreshonly => true,
    logoutput   => true,
  }
}
