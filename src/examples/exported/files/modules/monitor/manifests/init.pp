# Checks each web server every five minutes.
class monitor {
  Cron <<| tag == 'monitor' |>>
}
