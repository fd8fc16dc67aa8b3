define look($pattern) {
  notice(lookup('files', { merge => unique, default_value => [] }))
}
look { '4': pattern => '{y,x}/**/{b,a}.yaml' }
look { '5': pattern => '**/{b,a/b}.yaml' }
