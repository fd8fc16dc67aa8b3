Acme::Webserver
