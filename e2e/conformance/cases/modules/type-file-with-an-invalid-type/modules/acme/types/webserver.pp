type Acme::Webserver = Integer[5, 1]
