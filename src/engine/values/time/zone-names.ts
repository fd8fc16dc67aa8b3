// cspell:disable
/**
 * Names of time zones that Ruby's `DateTime` knows, with their hours east of Greenwich. Found by trying all names of up
 * to four letters in Ruby 3.1.
 */
const HOURS_BY_NAMES: readonly (readonly [names: string, hours: number])[] = [
  ['y aoe idlw', -12],
  ['x nt nut sst', -11],
  ['w ckt hst ahst hast taht', -10],
  ['v hdt yst akst gamt hadt', -9],
  ['mart', -8.5],
  ['u pst ydt akdt', -8],
  ['t mst pdt', -7],
  ['s cst mdt east galt', -6],
  ['r act cdt cot ect est pet cist', -5],
  ['q ast bot clt edt fkt gyt vet', -4],
  ['p adt art brt gft srt uyt wgt clst fkst pmst pyst rott', -3],
  ['nst', -2.5],
  ['o at fnt brst pmdt uyst wgst', -2],
  ['ndt', -1.5],
  ['n cvt egt azot', -1],
  ['z ut wt gmt utc wet egst', 0],
  ['a bst cet fwt met mez swt wat mewt west', 1],
  ['b cat eet fle fst gtb cest mest mesz sast wast', 2],
  ['c bt eat fet idt msk trt arab eest syot', 3],
  ['iran irst', 3.5],
  ['d azt get msd mut ret sct kuyt samt', 4],
  ['aft irdt', 4.5],
  ['e mvt pkt tft tjt tmt uzt aqtt azst mawt orat yekt', 5],
  ['ist', 5.5],
  ['npt', 5.75],
  ['f btt iot kgt almt omst qyzt vost', 6],
  ['cct mmt', 6.5],
  ['g cxt ict wib davt hovt krat novt', 7],
  ['h bnt hkt myt pht sgt awst cast chot irkt ulat wadt wita', 8],
  ['i jst kst pwt tlt wit awdt yakt', 9],
  ['acst', 9.5],
  ['k gst pgt aest chst chut ddut vlat yapt', 10],
  ['acdt lhst', 10.5],
  ['l nct nft sbt vut aedt eadt kost lhdt magt pont sakt sret', 11],
  ['m fjt mht nrt nzt tvt wft anat fiji gilt idle nfdt nzst pett wakt', 12],
  ['tkt tot fjst nzdt phot', 13],
  ['lint tost', 14],
];
// cspell:enable

export const ZONE_HOURS: ReadonlyMap<string, number> = new Map(
  HOURS_BY_NAMES.flatMap(([names, hours]) => names.split(' ').map((name) => [name, hours] as const)),
);
