# Each web server exports what the balancer and the monitor have to know
# of it. @@ puts a resource into the store; <<| |>> takes what others put
# there. Switch the node to see what each exports and collects.
node /^web\d+/ {
  include web
}

node 'balancer.example.com' {
  include balancer
}

node 'monitor.example.com' {
  include monitor
}
