import type { Flaw } from '../flaw.ts'

const ALMOND = /^almendra/
const NUT = /^(?:almendra|avellana|nuez|pistacho|cacahuete|anacardo|pinon|coco)/
const HONEY = /^miel/
const SUGAR = /^(?:azucar|glucosa|miel)/
const YOLK = /^yema/
const IGP = ['jijona', 'alicante']
const ALMOND_ONLY = [...IGP, 'yema_tostada', 'mazapan', 'peladilla']

/** Frauds and mistakes that no Suprema or Extra may survive. */
export const flaws: readonly Flaw[] = [
  { label: 'half of the nuts', change: { scale: NUT, by: 0.5 } },
  { label: 'a third of the nuts', change: { scale: NUT, by: 1 / 3 } },
  { label: 'three times the sugars', change: { scale: SUGAR, by: 3 } },
  { label: 'peanut in place of almond', change: { replace: ALMOND, with: 'cacahuete_tostado' }, types: ALMOND_ONLY },
  {
    label: 'defatted almond in place of almond',
    change: { replace: ALMOND, with: 'harina_almendra_desgrasada' },
    types: [...IGP, 'yema_tostada', 'mazapan'],
  },
  { label: 'honey forgotten', change: { scale: HONEY, by: 0 }, types: IGP },
  { label: 'invert sugar in place of honey', change: { replace: HONEY, with: 'azucar_invertido' }, types: IGP },
  { label: 'yolk forgotten', change: { scale: YOLK, by: 0 }, types: ['yema_tostada'] },
  {
    label: 'a tenth of flour',
    change: { add: 'harina', share: 0.1 },
    types: ['jijona', 'alicante', 'yema_tostada', 'mazapan', 'guirlache', 'generico'],
  },
]
