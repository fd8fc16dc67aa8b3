# case: {"services": ["flaskapp"], "look": ["/opt/flaskapp", "/opt/flaskapp/app.py", "/etc/systemd/system/flaskapp.service", "user:flask", "/opt/flaskapp/requirements.txt"], "between": ["systemctl disable flaskapp"]}
$app_dir = '/opt/flaskapp'
package { ['python3', 'python3-pip', 'python3-venv', 'python3-flask', 'gunicorn']: ensure => present }
-> user { 'flask': ensure => present, system => true, home => $app_dir, shell => '/usr/sbin/nologin' }
-> file { $app_dir: ensure => directory, owner => 'flask', group => 'flask', mode => '0755' }
file { "${app_dir}/app.py": owner => 'flask', content => "from flask import Flask\napp = Flask(__name__)\n\n@app.route('/')\ndef hello():\n    return 'Hello'\n", notify => Service['flaskapp'] }
file { "${app_dir}/requirements.txt": owner => 'flask', content => "flask\n" }
file { '/etc/systemd/system/flaskapp.service':
  content => @("UNIT"),
    [Unit]
    Description=Flask app
    After=network.target
    [Service]
    User=flask
    WorkingDirectory=${app_dir}
    ExecStart=/usr/bin/gunicorn -b 127.0.0.1:5000 app:app
    Restart=on-failure
    [Install]
    WantedBy=multi-user.target
    | UNIT
  notify  => [Exec['systemctl-daemon-reload'], Service['flaskapp']],
}
exec { 'systemctl-daemon-reload': command => '/bin/systemctl daemon-reload', refreshonly => true, before => Service['flaskapp'] }
service { 'flaskapp': ensure => running, enable => true, require => File["${app_dir}/app.py"] }
exec { 'compile': command => "/usr/bin/python3 -m py_compile ${app_dir}/app.py", creates => "${app_dir}/__pycache__", require => [Package['python3'], File["${app_dir}/app.py"]] }
