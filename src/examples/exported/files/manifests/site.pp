# Each web server exports resources for the balancer and the monitor.
# @@ exports a resource, and <<| |>> collects the resources that other
# nodes exported. Switch the node to see what each exports and collects.
node /^web\d+/ {
  include web
}

node 'balancer.example.com' {
  include balancer
}

node 'monitor.example.com' {
  include monitor
}
