# case: {"look":["/srv/share"]}
Exec { path => '/usr/sbin:/usr/bin:/bin', provider => shell, logoutput => true }
package { 'acl': ensure => installed }
-> file { '/srv/share': ensure => directory, mode => '2770' }
-> exec { 'setfacl -m g:adm:rwx -m d:g:adm:rwx,d:u:www-data:r-x /srv/share': unless => 'getfacl -cp /srv/share | grep -q default:group:adm' }
-> exec { 'touch /srv/share/f; mkdir -p /srv/share/d; getfacl -p /srv/share /srv/share/f; getfacl -c /srv/share/d 2>/dev/null': }
-> exec { 'setfacl -x g:adm /srv/share/d; getfacl -cp /srv/share/d; chmod 700 /srv/share/d; getfacl -cp /srv/share/d; setfacl -b /srv/share/d; stat -c %a /srv/share/d': }
-> exec { 'setfacl -m u:nobodyx:r /srv': returns => 2 }
-> exec { 'setfacl -R -m u:daemon:rX /srv/share; getfacl -pR /srv/share; setfacl -m u:daemon:r /none': returns => 1 }
-> exec { 'dpkg -S /bin/ls; grep -c ^HIST /etc/skel/.bashrc; mountpoint /dev/shm': }
