# Writes the configuration of a backup program.
#
# @param jobs the backup jobs by name, each with paths and a size limit
class backup (
  Hash[String, Struct[{
    paths             => Array[String, 1],
    Optional[limit]   => String,
    Optional[exclude] => Array[String],
  }]] $jobs,
) {
  $host = $facts['networking']['hostname']

  # An ERB template reads the variables of the class as @host and @jobs.
  file { '/etc/backup.conf':
    ensure  => file,
    mode    => '0600',
    content => template('backup/backup.conf.erb'),
  }

  file { '/etc/backup.d':
    ensure => directory,
  }

  # A short template does not need its own file.
  file { '/etc/backup.d/README':
    ensure  => file,
    content => inline_template("Jobs of <%= @host %>: <%= @jobs.keys.sort.join(', ') %>\n"),
  }
}
