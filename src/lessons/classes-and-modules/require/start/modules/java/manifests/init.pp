# Java.
class java {
  exec { 'unpack java':
    command => '/bin/touch /var/tmp/java',
    creates => '/var/tmp/java',
  }
}
