import type { FigureRange } from '@obrador/engine'
import type { CraftId } from '../../packages/engine/test/golden/corpus.ts'
import type { RangeSide } from './figures.ts'

/** What people typed in place of what formulas would give, and who. docs/decisions/0300 reads it one by one. */

/** Who decided. */
type Decider =
  /** The trade, reading where the published formulas would take the bound. */
  | 'trade'
  /** The law, where the range itself rests on something else. */
  | 'law'
  /** Published formulas that are not in the corpus. */
  | 'other formulas'

export interface DecidedBound {
  readonly group: string
  readonly key: string
  readonly side: RangeSide
  readonly at: number
  readonly by: Decider
  readonly why: string
}

/** A ratio that sees a fault that no other range sees. It has no frozen range; five published formulas must lie inside. */
export interface GuardRange {
  readonly group: string
  readonly key: string
  readonly range: FigureRange
  readonly by: Decider
  readonly why: string
}
export const LEAST_BEHIND_GUARD = 5

const trade = (group: string, key: string, side: RangeSide, at: number, why: string): DecidedBound => ({
  group,
  key,
  side,
  at,
  by: 'trade',
  why,
})
const others = (group: string, key: string, side: RangeSide, at: number, why: string): DecidedBound => ({
  ...trade(group, key, side, at, why),
  by: 'other formulas',
})

const SANDY = 'lactose crystallises: the reason of the range is physics at 13.5'
const DRY = 'CETECE kneads candeal at 45; drier it cannot be refined, and 42 is a known flaw'
const NO_MILK = 'its name says that it has no milk'

const DECIDED: Readonly<Partial<Record<CraftId, readonly DecidedBound[]>>> = {
  helado: [
    trade('sorbete_agua', 'SLNG', 'most', 1, NO_MILK),
    trade('vegano', 'SLNG', 'most', 0.1, NO_MILK),
    { ...trade('helado_leche', 'SLNG', 'least', 6, 'RD 618/1998, 3.1.b asks a milk ice for 6 %'), by: 'law' },
    trade('helado_leche', 'SLNG', 'most', 13.5, SANDY),
    trade('helado_leche/fruto_seco_cacao', 'SLNG', 'most', 13.5, SANDY),
    trade('helado_crema', 'SLNG', 'most', 13.5, SANDY),
    trade('base', 'SLNG', 'most', 13.5, SANDY),
    trade('helado_crema', 'POD', 'least', 9.5, 'nothing published is less sweet; 9.4 is a known flaw'),
    trade('helado_crema', 'azucares', 'least', 9, 'nothing published has less; 8.9 is a known flaw'),
    trade('sin_azucar', 'POD', 'least', 5, 'four formulas of one author, made to be milled again'),
    trade('sorbete_leche', 'materiaGrasa', 'most', 6, 'with more fat it is a milk ice'),
    trade('sorbete_leche', 'SLNG', 'most', 7, 'with more milk solids it is a milk ice'),
    trade('semifrio', 'materiaGrasa', 'least', 11, 'with less the whipped cream does not hold the foam'),
    trade('salado', 'POD', 'most', 16, 'the sweetest published has 15.5, and a sweet ice starts at 16 or 17'),
    trade('salado', 'materiaGrasa', 'most', 26, 'two sources: nothing asks for more'),
    trade('crema_untable', 'POD', 'most', 58, 'three formulas: nothing asks for more'),
    trade('crema_untable', 'azucares', 'most', 58, 'three formulas: nothing asks for more'),
    trade('crema_untable', 'materiaGrasa', 'most', 70, 'four fifths of fat is the oil of a nut, no spread'),
    trade('veteado', 'azucares', 'least', 28, 'a sauce of 21 to 26 % freezes hard'),
    trade('base', 'materiaGrasa', 'most', 20, 'as the cream ice that is made of it'),
  ],
  panaderia: [
    trade('pan_comun', 'hidratacion', 'least', 44, DRY),
    trade('pan_comun/bregado', 'hidratacion', 'least', 44, DRY),
    trade('pan_comun', 'hidratacion', 'most', 85, 'wetter is a ciabatta, which has its type'),
    trade('pizza_napolitana', 'hidratacion', 'least', 50, 'AVPN asks for 55.5; nobody publishes less than 50'),
    trade('pizza_napolitana', 'levadura', 'most', 1.5, 'AVPN asks for 0.2 at most; 1.3 is what homes use'),
    trade('pizza_teglia', 'hidratacion', 'most', 100, 'as much water as flour is the most that is worked'),
    trade('brioche', 'grasa', 'least', 18, 'with less it is a milk bun, which has its type'),
    trade('brioche', 'grasa', 'most', 85, 'the dough does not hold more butter; 96 is a known flaw'),
    trade('brioche', 'azucar', 'most', 25, 'no published brioche passes 14; panettone and roscón have their types'),
    trade('pan_rustico_mm', 'prefermento', 'least', 5, 'with less the levain does not raise the dough'),
    trade('pan_rustico_mm', 'prefermento', 'most', 70, 'beyond 70 the dough slackens; 75 is a known flaw'),
    trade('croissant', 'hidratacion', 'least', 46, 'a harder dough breaks the butter'),
    trade('croissant', 'hidratacion', 'most', 66, 'a softer dough is not laminated'),
    trade('croissant', 'empaste', 'least', 20, 'below 200 g per kg of dough there are no layers'),
    trade('croissant', 'empaste', 'most', 40, 'Ylla 1878 laminates with 280 to 350 g per kg'),
    trade('croissant', 'grasa', 'most', 85, 'follows from the butter laminated in'),
    trade('roscon_reyes', 'grasa', 'most', 40, 'with more it is a brioche'),
    trade('ensaimada', 'grasa', 'most', 100, 'as much lard as flour is the most that is stretched'),
    trade('panettone', 'grasa', 'most', 85, 'the dough does not hold more butter'),
    trade('pan_hamburguesa', 'grasa', 'most', 35, 'with more it is a brioche'),
    trade('pan_leche', 'grasa', 'most', 40, 'with more it is a brioche'),
    trade('pan_centeno', 'hidratacion', 'most', 115, 'a wetter rye crumb does not set'),
    trade('berlina', 'hidratacion', 'most', 86, 'the wettest published has 85; beyond it is a batter to be piped'),
    trade('focaccia', 'hidratacion', 'least', 50, 'the driest, of Recco, has half of water'),
  ],
  pasteleria: [
    others('brownie', 'chocolate', 'most', 40, 'S3-048'),
    others('pound_cake', 'liquidoHarina', 'least', 66, 'S3-087'),
    others('hojaldre', 'salHarina', 'least', 0.8, 'S3-067'),
    others('mousse_chocolate/nata', 'gelatina', 'most', 1.2, 'S3-005'),
    trade(
      'arroz_con_leche',
      'arrozLitro',
      'least',
      45,
      'published from 56 g per litre of milk: a third or a quarter of the rice is milk with rice',
    ),
  ],
}

const GUARDS: Readonly<Partial<Record<CraftId, readonly GuardRange[]>>> = {
  pasteleria: [
    {
      group: 'dacquoise',
      key: 'claraPolvos',
      range: [68, 170],
      by: 'trade',
      why: 'flour beside the almond hides that half of the whites are missing; published from 82 to 116, spoiled at 40 to 58',
    },
    {
      group: 'brownie',
      key: 'harinaChocolate',
      range: [0, 135],
      by: 'trade',
      why: 'three times the flour is a chocolate cake within the range of flour; published from 25 to 110, spoiled from 116 on',
    },
    {
      group: 'toffee',
      key: 'aguaAzucar',
      range: [0.3, 1.3],
      by: 'trade',
      why: 'cream three times over where the caramel is begun with water; published from 0.61 to 1.06, spoiled at 0.19 and 2.48',
    },
  ],
}

export const decidedBounds = (craft: CraftId): readonly DecidedBound[] => DECIDED[craft] ?? []
export const guardRanges = (craft: CraftId): readonly GuardRange[] => GUARDS[craft] ?? []
