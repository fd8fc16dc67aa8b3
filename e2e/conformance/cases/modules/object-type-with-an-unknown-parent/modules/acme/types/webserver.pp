type Acme::Webserver = Object[{
  parent     => Acme::Server}]
