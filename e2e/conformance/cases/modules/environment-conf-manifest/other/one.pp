notice('the manifest that environment.conf names')
