/** Expectations recorded from real Puppet 8 with stdlib. */
import { describe, expect, it } from 'vitest';
import { evaluateExpression } from '../../../testing/evaluate.ts';

function valueOf(text: string): string {
  const result = evaluateExpression(text);
  return 'error' in result ? `Error: ${result.error}` : result.value;
}

describe('formats of data', () => {
  it.each([
    [
      "to_yaml({'a'=>1,'b'=>['x','y'],'c'=>{'d'=>undef,'e'=>true}})",
      '"---\\na: 1\\nb:\\n- x\\n- \\"y\\"\\nc:\\n  d:\\n  e: true\\n"',
    ],
    ["to_yaml('a')", '"--- a\\n"'],
    ['to_yaml(undef)', '"---\\n"'],
    ['to_yaml(1.5)', '"--- 1.5\\n"'],
    ['to_yaml([])', '"--- []\\n"'],
    ['to_yaml({})', '"--- {}\\n"'],
    ["to_yaml([[1,[2,3]],{'a'=>[],'b'=>{}}])", '"---\\n- - 1\\n  - - 2\\n    - 3\\n- a: []\\n  b: {}\\n"'],
    ["to_yaml({'a'=>[{'b'=>1,'c'=>[1]}]})", '"---\\na:\\n- b: 1\\n  c:\\n  - 1\\n"'],
    ["to_yaml({'a'=>{'b'=>{'c'=>[[1,2],[3]]}}})", '"---\\na:\\n  b:\\n    c:\\n    - - 1\\n      - 2\\n    - - 3\\n"'],
    ["to_yaml({'a'=>[1,{'b'=>{'c'=>1}}]},{'indentation'=>4})", '"---\\na:\\n- 1\\n-   b:\\n        c: 1\\n"'],
    [
      "to_yaml({'a'=>{'b'=>{'c'=>['x']}}},{'indentation'=>9})",
      '"---\\na:\\n         b:\\n                  c:\\n                  - x\\n"',
    ],
    ["to_yaml({'a'=>{'b'=>1}},{'indentation'=>1})", '"---\\na:\\n  b: 1\\n"'],
    [
      "to_yaml(['yes','no','true','null','~','1','1.5','0x1f','0o17','017','08','09.5','1e3','12:30','2020-01-01','2020-01-01 10:00:00','','n','y','Y','N','on','off','<<','=',':a','a:','a: b','a #b','#a','- a','-a','-','--- a','---','...','? a','?a','?','!a','&a','*a','|','>','%a','@a','`a','\"a\"',\"'a'\",'{a}','[a]',',a','a,b','a]','{','.inf','.nan','.','..','+1','-1','1_000','1,000','0b11','null ','Null','NULL','True','~a','_','$a','(a)','/a','\\\\a','a\\\\b','é','ñandú','日本','a\"b',\"a'b\",'+','=a','<a','>a'])",
      '"---\\n- \'yes\'\\n- \'no\'\\n- \'true\'\\n- \'null\'\\n- \\"~\\"\\n- \'1\'\\n- \'1.5\'\\n- \'0x1f\'\\n- 0o17\\n- \'017\'\\n- \'08\'\\n- \'09.5\'\\n- 1e3\\n- \'12:30\'\\n- \'2020-01-01\'\\n- \'2020-01-01 10:00:00\'\\n- \'\'\\n- \\"n\\"\\n- \\"y\\"\\n- Y\\n- N\\n- \'on\'\\n- \'off\'\\n- !!str \'<<\'\\n- \\"=\\"\\n- \\":a\\"\\n- \'a:\'\\n- \'a: b\'\\n- \'a #b\'\\n- \\"#a\\"\\n- \\"- a\\"\\n- \\"-a\\"\\n- \\"-\\"\\n- \\"--- a\\"\\n- \\"---\\"\\n- \\"...\\"\\n- \\"? a\\"\\n- \\"?a\\"\\n- \\"?\\"\\n- \\"!a\\"\\n- \\"&a\\"\\n- \\"*a\\"\\n- \\"|\\"\\n- \\">\\"\\n- \\"%a\\"\\n- \\"@a\\"\\n- \\"`a\\"\\n- \'\\"a\\"\'\\n- \\"\'a\'\\"\\n- \\"{a}\\"\\n- \\"[a]\\"\\n- \\",a\\"\\n- a,b\\n- a]\\n- \\"{\\"\\n- \\".inf\\"\\n- \\".nan\\"\\n- \\".\\"\\n- \\"..\\"\\n- \\"+1\\"\\n- \\"-1\\"\\n- \'1_000\'\\n- \'1,000\'\\n- \'0b11\'\\n- \'null \'\\n- \'Null\'\\n- \'NULL\'\\n- \'True\'\\n- \\"~a\\"\\n- _\\n- \\"\\$a\\"\\n- \\"(a)\\"\\n- \\"/a\\"\\n- \\"\\\\\\\\a\\"\\n- a\\\\b\\n- é\\n- ñandú\\n- 日本\\n- a\\"b\\n- a\'b\\n- \\"+\\"\\n- \\"=a\\"\\n- \\"<a\\"\\n- \\">a\\"\\n"',
    ],
    [
      'to_yaml([\'a b\',\'  a\',\'a \',"a\\tb","\\ta","a\n","a\nb","a\nb\n","a\n\n","\n","\n\n","\na"," a\nb","a \nb","a\n b","a\\u{7f}","\\u{1}","a\\u{85}b","a\\u{a0}b","\\u{feff}a","😀","a\\r\nb","\\r","\\u{2028}x","a\n\nb","a\nb\n\n\n"])',
      '"---\\n- a b\\n- \\"  a\\"\\n- \'a \'\\n- \\"a\\\\tb\\"\\n- \\"\\\\ta\\"\\n- \'a\\n\\n  \'\\n- |-\\n  a\\n  b\\n- |\\n  a\\n  b\\n- \\"a\\\\n\\\\n\\"\\n- \\"\\\\n\\"\\n- \\"\\\\n\\\\n\\"\\n- |2-\\n\\n  a\\n- |2-\\n   a\\n  b\\n- \\"a \\\\nb\\"\\n- |-\\n  a\\n   b\\n- \\"a\\\\x7F\\"\\n- \\"\\\\x01\\"\\n- \\"a\\\\Nb\\"\\n- a b\\n- \\"\\\\uFEFFa\\"\\n- \\"\\\\U0001F600\\"\\n- \\"a\\\\r\\\\nb\\"\\n- \\"\\\\r\\"\\n- \\"\\\\Lx\\"\\n- |-\\n  a\\n\\n  b\\n- |+\\n  a\\n  b\\n\\n\\n...\\n"',
    ],
    [
      "to_yaml({'multi'=>{'k'=>\"line one\nline two\n\"},\"a\nb\"=>1,''=>2,undef=>3,1=>4,1.5=>5,true=>6,[1,2]=>7,{'x'=>1}=>8,[]=>9,'yes'=>10,'a b'=>11,'a: b'=>12,' x'=>13})",
      "\"---\\nmulti:\\n  k: |\\n    line one\\n    line two\\n? |-\\n  a\\n  b\\n: 1\\n'': 2\\n! '': 3\\n1: 4\\n1.5: 5\\ntrue: 6\\n? - 1\\n  - 2\\n: 7\\n? x: 1\\n: 8\\n[]: 9\\n'yes': 10\\na b: 11\\n'a: b': 12\\n\\\" x\\\": 13\\n\"",
    ],
    [
      "to_yaml('a very long line of text that goes on and on, well past the eightieth column, so that libyaml folds it somewhere in the middle of the text')",
      '"--- a very long line of text that goes on and on, well past the eightieth column,\\n  so that libyaml folds it somewhere in the middle of the text\\n"',
    ],
    [
      "to_yaml({'k'=>'a very long line of text that goes on and on, well past the eightieth column, so that libyaml folds it somewhere in the middle of the text and  two  spaces  are kept together as they are, please'})",
      '"---\\nk: a very long line of text that goes on and on, well past the eightieth column, so\\n  that libyaml folds it somewhere in the middle of the text and  two  spaces  are\\n  kept together as they are, please\\n"',
    ],
    [
      'to_yaml(["it\'s: a very long line of text that goes on and on, well past the eightieth column, so that libyaml folds it somewhere in the middle of the text"])',
      "\"---\\n- 'it''s: a very long line of text that goes on and on, well past the eightieth column,\\n  so that libyaml folds it somewhere in the middle of the text'\\n\"",
    ],
    [
      'to_yaml(["- \\u{1} a very long line of text that goes on and on, well past the eightieth column, so that libyaml  folds   it somewhere in the middle of the text"])',
      '"---\\n- \\"- \\\\x01 a very long line of text that goes on and on, well past the eightieth column,\\n  so that libyaml  folds   it somewhere in the middle of the text\\"\\n"',
    ],
    [
      "to_yaml({'k'=>'a very long line of text that goes on and on, well past the eightieth column, so that libyaml folds it somewhere in the middle of the text'},{'line_width'=>-1})",
      '"---\\nk: a very long line of text that goes on and on, well past the eightieth column, so that libyaml folds it somewhere in the middle of the text\\n"',
    ],
    [
      "to_yaml({'k'=>'a long line of text that goes on and on, and so is folded'},{'line_width'=>20})",
      '"---\\nk: >-\\n  a long line of text\\n  that goes on and on,\\n  and so is folded\\n"',
    ],
    [
      "to_yaml({'k'=>\"a long line\nof text that goes on and on, and so is folded\n\n\"},{'line_width'=>20})",
      '"---\\nk: |+\\n  a long line\\n  of text that goes on and on, and so is folded\\n\\n...\\n"',
    ],
    [
      "to_yaml({'a very long key that is longer than one hundred and twenty eight characters, so that it may not be a simple key any more, which it is, by now'=>1})",
      '"---\\n? a very long key that is longer than one hundred and twenty eight characters, so\\n  that it may not be a simple key any more, which it is, by now\\n: 1\\n"',
    ],
    ['to_yaml(default)', '"--- :default\\n"'],
    ['to_yaml(/a/)', '"--- !ruby/regexp /a/\\n"'],
    [
      "to_yaml({'a'=>Sensitive('s')})",
      '"---\\na: !ruby/object:Puppet::Pops::Types::PSensitiveType::Sensitive\\n  value: s\\n"',
    ],
    [
      'to_yaml([true,false,1,-1,1.0e20,1.0e-7,100.0,12345678901234])',
      '"---\\n- true\\n- false\\n- 1\\n- -1\\n- 1.0e+20\\n- 1.0e-07\\n- 100.0\\n- 12345678901234\\n"',
    ],
    [
      "to_toml({'title'=>'x','server'=>{'port'=>80,'hosts'=>['a','b']}})",
      '"title = \\"x\\"\\n[server]\\nhosts = [\\"a\\", \\"b\\"]\\nport = 80\\n"',
    ],
    [
      "to_toml({'a'=>{'b'=>{'c'=>1}},'d'=>[{'e'=>1},{'e'=>2,'f'=>{'g'=>1}}]})",
      '"[a.b]\\nc = 1\\n[[d]]\\ne = 1\\n[[d]]\\ne = 2\\n[d.f]\\ng = 1\\n"',
    ],
    ["to_toml({'a b'=>1,'q\"'=>{'x y'=>1}})", '"\\"a b\\" = 1\\n[\\"q\\\\\\"\\"]\\n\\"x y\\" = 1\\n"'],
    [
      "to_toml({'a'=>undef,'b'=>[],'c'=>{},'f'=>1.5,'g'=>false,'h'=>\"a\n#{x\"})",
      '"a = nil\\nb = []\\nf = 1.5\\ng = false\\nh = \\"a\\\\n#{x\\"\\n[c]\\n"',
    ],
    ["to_toml({'a'=>/x/})", '"a = \\"/x/\\"\\n"'],
    ['to_toml({1=>2})', '"1 = 2\\n"'],
    ["to_toml({'a'=>[1,[2,'b']]})", '"a = [1, [2, \\"b\\"]]\\n"'],
    ["to_toml({'a'=>{'x'=>{},'y'=>{'z'=>[]}}})", '"[a.x]\\n[a.y]\\nz = []\\n"'],
    ["to_python({'a'=>[1,2.5,undef,true,false,'x\"y']})", '\'{"a": [1, 2.5, None, True, False, "x\\"y"]}\''],
    ['to_python(/a/)', '\'{"__ptype": "Regexp", "__pvalue": "a"}\''],
    ['to_python(default)', '\'{"__ptype": "Default"}\''],
    ["to_python(Sensitive('a'))", '\'{"__ptype": "Sensitive", "__pvalue": "a"}\''],
    ['to_python({1=>2})', '\'{"__ptype": "Hash", "__pvalue": [1, 2]}\''],
    ["to_ruby({'a'=>[1,2.5,undef,true,'x\"y']})", '\'{"a" => [1, 2.5, nil, true, "x\\"y"]}\''],
    [
      "to_ruby(Timestamp('2020-01-01T00:00:00 UTC'))",
      '\'{"__ptype" => "Timestamp", "__pvalue" => "2020-01-01T00:00:00.000000000 UTC"}\'',
    ],
    ['to_ruby({1=>2})', '\'{"__ptype" => "Hash", "__pvalue" => [1, 2]}\''],
    ['parseyaml("a: 1\nb:\n  - x\n")', "{'a' => 1, 'b' => ['x']}"],
    ["parseyaml('[','d')", "'d'"],
    ["parseyaml('')", 'undef'],
    ["parseyaml('','d')", "'d'"],
    ['parseyaml("a: 0644\nb: yes\nc: 1.5\nd: ~")', "{'a' => 420, 'b' => true, 'c' => 1.5, 'd' => undef}"],
    ['parseyaml("false",\'d\')', "'d'"],
    ['parseyaml("x")', "'x'"],
    [
      "to_json({'name'=>'web','ports'=>[80,443],'on'=>true,'c'=>undef,'r'=>1.5})",
      '\'{"name":"web","ports":[80,443],"on":true,"c":null,"r":1.5}\'',
    ],
    ['to_json("a\\"b\\\\c\n\\t\\u{1}é/\\u{7f}")', '\'"a\\"b\\\\c\\n\\t\\u0001é/"\''],
    ['to_json(1.0e20)', "'1.0e+20'"],
    ['to_json(100.0)', "'100.0'"],
    ['to_json(default)', '\'"default"\''],
    ['to_json(/a/)', '\'"(?-mix:a)"\''],
    ['to_json(Integer)', '\'"Integer"\''],
    ['to_json([])', "'[]'"],
    ['to_json({1=>2,[1]=>3,undef=>1})', '\'{"1":2,"[1]":3,"":1}\''],
    ["to_json(Sensitive('a'))", '\'"Sensitive [value redacted]"\''],
    ["to_json(Timestamp('2020-01-01T00:00:00.000 UTC'))", '\'"2020-01-01T00:00:00.000000000 UTC"\''],
    ["to_json(SemVer('1.2.3'))", '\'"1.2.3"\''],
    [
      "to_json_pretty({'a'=>[],'b'=>{},'c'=>[1,{'d'=>2}]})",
      '"{\\n  \\"a\\": [\\n\\n  ],\\n  \\"b\\": {\\n  },\\n  \\"c\\": [\\n    1,\\n    {\\n      \\"d\\": 2\\n    }\\n  ]\\n}\\n"',
    ],
    ['to_json_pretty([])', '"[\\n\\n]\\n"'],
    ['to_json_pretty({})', '"{\\n}\\n"'],
    ["to_json_pretty({'a'=>undef,'b'=>{'c'=>undef}},true)", '"{\\n  \\"b\\": {\\n    \\"c\\": null\\n  }\\n}\\n"'],
    ['to_json_pretty([1,undef],true)', '"[\\n  1\\n]\\n"'],
    [
      "to_json_pretty({'a'=>[1,2]},false,{'indent'=>'    ','space'=>'','object_nl'=>\"\n\",'array_nl'=>''})",
      '"{\\n    \\"a\\":[        1,        2    ]\\n}\\n"',
    ],
    ["to_json_pretty({'a'=>{'b'=>1}},false,{'object_nl'=>''})", '"{  \\"a\\": {    \\"b\\": 1  }}\\n"'],
    [
      "to_json_pretty({'a'=>{'b'=>{}}},false,{'max_nesting'=>-1})",
      '"{\\n  \\"a\\": {\\n    \\"b\\": {\\n    }\\n  }\\n}\\n"',
    ],
    ["to_json_pretty({'a'=>1},undef,{'space_before'=>' '})", '"{\\n  \\"a\\" : 1\\n}\\n"'],
    ["parsejson('{broken','d')", "'d'"],
    ["parsejson('null','d')", "'d'"],
    ["parsejson('false','d')", "'d'"],
    ["parsejson('false')", 'undef'],
    ["parsejson('[1, 12345678901234567890]')", '[1, 12345678901234567890]'],
    ['parsejson(\'"x"\')', "'x'"],
    ["parsejson('',{})", '{}'],
    ['parsejson(undef,1)', '1'],
    ['parsejson(\'{"a":1,"a":2}\')', "{'a' => 2}"],
    ['parsejson(\'[2.0, 1E5, {"b": {}}]\')', "[2.0, 100000.0, {'b' => {}}]"],
    ["parsepson('[1',undef)", 'undef'],
    ["stdlib::to_json({'a'=>Sensitive('x')}).unwrap", '\'{"a":"x"}\''],
    ["stdlib::to_json({'a'=>1})", '\'{"a":1}\''],
    ["stdlib::to_json_pretty({'a'=>1,'b'=>undef},true)", '"{\\n  \\"a\\": 1\\n}\\n"'],
    ["stdlib::to_json_pretty({'a'=>Sensitive(1)}).unwrap", '"{\\n  \\"a\\": 1\\n}\\n"'],
    ["stdlib::to_yaml({'a'=>Sensitive('x')}).unwrap", '"---\\na: x\\n"'],
    ["stdlib::to_yaml({'a'=>[1]},{'indentation'=>4})", '"---\\na:\\n- 1\\n"'],
    ["stdlib::to_toml({'a'=>Sensitive('x')}).unwrap", '"a = \\"x\\"\\n"'],
    ["stdlib::to_toml({'a'=>1})", '"a = 1\\n"'],
    ['stdlib::to_python([1,undef])', "'[1, None]'"],
    ['stdlib::to_ruby([1,undef])', "'[1, nil]'"],
    ["stdlib::to_python(Sensitive('x'))", '\'{"__ptype": "Sensitive", "__pvalue": "x"}\''],
    [
      "stdlib::rewrap_sensitive_data({'a'=>Sensitive('x'),'b'=>[Sensitive({'c'=>Sensitive(1)})]}).unwrap",
      "{'a' => 'x', 'b' => [{'c' => 1}]}",
    ],
    ['stdlib::rewrap_sensitive_data([1])', '[1]'],
    ['stdlib::rewrap_sensitive_data([Sensitive(1)]) |$x| { $x[0] + 1 }', '#<Sensitive [value redacted]>'],
    ['stdlib::rewrap_sensitive_data([1]) |$x| { $x[0] + 1 }', '2'],
  ])('%s is %s', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });

  it.each([
    ['to_toml([1])', "'to_toml' parameter 'data' expects a Hash value, got Tuple"],
    ["parseyaml('[')", '(<unknown>): did not find expected node content while parsing a flow node at line 2 column 1'],
    ['parseyaml("a: &x 1\nb: *x")', 'Unknown alias: x'],
    ["to_json_pretty('a')", "'to_json_pretty' parameter 'data' expects a value of type Hash or Array, got String"],
    ["to_json_pretty({'a'=>{'b'=>{}}},false,{'max_nesting'=>1})", 'nesting of 1 is too deep'],
    ["parsejson('{broken')", "859: unexpected token at '{broken'"],
    ["parsejson('')", "859: unexpected token at ''"],
    ["parsepson('[1]')", 'uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::PSON'],
    ["parsepson('[1')", 'uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::PSON'],
  ])('%s fails: %s', (text, message) => {
    expect(valueOf(text)).toContain(`Error while evaluating a Function Call, ${message} (file: test.pp`);
  });
});
