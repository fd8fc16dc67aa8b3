# case: {"target": {"packages": {"rsyslog": "present", "memcached": "present", "monit": "present"}}, "prepare": ["apt-get remove -y -q rsyslog memcached monit", "rm /etc/memcached.conf"], "look": ["/etc/memcached.conf", "/etc/rsyslog.conf", "/etc/monit/monitrc"]}
# Removed packages whose configuration is still there: installed again, purged, absent as before.
package { 'memcached': ensure => installed }
package { 'rsyslog': ensure => purged }
package { 'monit': ensure => absent }
