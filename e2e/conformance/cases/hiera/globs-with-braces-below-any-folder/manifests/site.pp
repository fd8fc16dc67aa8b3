define look(String $pattern) {
  notice("${pattern}: ${lookup('files', { merge => unique, default_value => [] })}")
}
look { '1': pattern => '**/*.yaml' }
look { '2': pattern => '**/{b,a}.yaml' }
look { '3': pattern => '{**/b,**/a}.yaml' }
look { '4': pattern => '{y,x}/**/{b,a}.yaml' }
look { '5': pattern => '**/{b,a/b}.yaml' }
look { '6': pattern => '**/x{,/y}/{b,a}.yaml' }
look { '7': pattern => '**/{b,{z,a}}.yaml' }
look { '8': pattern => '**/{.h,b,a}.yaml' }
look { '9': pattern => '**/{b,a}/*.yaml' }
look { '10': pattern => '**/' }
look { '11': pattern => '[b-a].yaml' }
look { '12': pattern => '[!b-a]*/*.yaml' }
look { '13': pattern => 'a[!z]b.yaml' }
