import { totalFat } from '../../science/composition.ts'
import type { Ingredient } from '../ingredient.ts'
import { blendRows, rowOfId } from './derive.ts'

/** A product of which the catalogue has some grades, by the figure that tells them apart. */
interface Grades {
  /** What the product is called, with the figure after it. */
  readonly name: string
  /**
   * In the order of the figure; a row without one has it in its fat. `~` is another product, only there to be mixed with;
   * `+` is this product without being a grade of it.
   */
  readonly rows: string
  /** Where a figure still means this product. */
  readonly bounds: readonly [least: number, most: number]
  /** A figure this near to a grade is that grade. */
  readonly same: number
  /** Two grades mixed would be no product (syrups of two conversions): the nearest, or none. */
  readonly unmixed?: true
}

/** Fat unless said; cocoa for chocolate (its sugar is the rest), protein for whey, DE for syrups. */
const GRADES: readonly Grades[] = [
  {
    name: 'Nata',
    rows: '~leche_entera nata_10 nata_18 nata_30 nata nata_38 nata_40 nata_48 ~mantequilla_anhidra',
    bounds: [8, 60],
    same: 0.1,
  },
  { name: 'Leche', rows: 'leche_desnatada leche_semidesnatada leche_entera ~nata_10', bounds: [0, 6], same: 0.2 },
  {
    name: 'Leche en polvo',
    rows: 'leche_desn_polvo leche_semidesnatada_polvo leche_entera_polvo ~nata_polvo',
    bounds: [0, 40],
    same: 0.9,
  },
  { name: 'Yogur natural', rows: 'yogur_desnatado yogur_natural ~yogur_griego', bounds: [0, 8], same: 0.5 },
  { name: 'Yogur griego', rows: 'yogur_griego_0 yogur_griego yogur_griego_10', bounds: [0, 11.2], same: 0.4 },
  { name: 'Queso crema', rows: 'queso_crema_light queso_crema queso_crema_33', bounds: [8, 35], same: 0.4 },
  {
    name: 'Mantequilla',
    rows: '~nata_48 mantequilla mantequilla_seca_84 mantequilla_anhidra',
    bounds: [60, 100],
    same: 0.9,
  },
  { name: 'Leche de coco', rows: '~bebida_coco leche_coco crema_coco_24 crema_coco', bounds: [4, 37], same: 1.5 },
  {
    name: 'Cobertura negra',
    rows: '~azucar=0 cob_negra=55 cob_negra_60=60 cob_negra_64=65 cob_negra_70=70 cob_negra_72=72 cob_negra_80=80 cob_negra_85=85 ~pasta_cacao=100 +chocolate_negro +pepitas_chocolate',
    bounds: [35, 100],
    same: 0.5,
  },
  {
    name: 'Cobertura con leche',
    rows: 'cob_leche=34 cob_leche_40=40 cob_leche_46=46 +chocolate_leche',
    bounds: [25, 50],
    same: 0.5,
  },
  { name: 'Cobertura blanca', rows: 'cob_blanca=28 cob_blanca_35=35 +chocolate_blanco', bounds: [20, 45], same: 0.5 },
  { name: 'Proteína de suero', rows: 'suero_polvo=12 wpc35=34 wpc80=80 ~caseinato=92', bounds: [9, 92], same: 3 },
  {
    name: 'Jarabe de glucosa',
    rows: 'glucosa_de28=28 glucosa_de38=38 glucosa_de40=40 glucosa=42 glucosa_de44=44 glucosa_de60=62',
    bounds: [24, 66],
    same: 4,
    unmixed: true,
  },
  {
    name: 'Glucosa atomizada',
    rows: 'glucosa_polvo_de21=21 glucosa_polvo_de28=29 glucosa_polvo_de33=33 glucosa_polvo_de38=39 glucosa_polvo_de42=42',
    bounds: [17, 46],
    same: 4,
    unmixed: true,
  },
  {
    name: 'Maltodextrina',
    rows: 'maltodextrina_de5=5 maltodextrina_de10=10 maltodextrina_de18=18',
    bounds: [1, 20],
    same: 4,
    unmixed: true,
  },
]

const ROW = /^([~+]?)(\w+?)(?:=(\d+))?$/
const listed = ({ rows }: Grades) =>
  rows.split(' ').map((text) => {
    const [, mark = '', id = '', figure] = ROW.exec(text) ?? []
    return { mark, id, figure }
  })

const gradesOf = new Map(
  GRADES.flatMap((grades) => listed(grades).flatMap(({ mark, id }) => (mark === '~' ? [] : [[id, grades] as const]))),
)

export const isGradedRow = ({ id }: Ingredient): boolean => gradesOf.has(id)

/** The grade of its product that lies nearest to a figure; none for a row without grades, or a figure outside them. */
export function nearestGrade(row: Ingredient, figure: number): Ingredient | undefined {
  const grades = gradesOf.get(row.id)
  if (!grades || figure < grades.bounds[0] || figure > grades.bounds[1]) return undefined
  const own = listed(grades).flatMap(({ mark, id, figure: at }) => (mark === '' ? [{ id, at: Number(at) }] : []))
  const [nearest] = own.toSorted((one, other) => Math.abs(one.at - figure) - Math.abs(other.at - figure))
  return nearest && rowOfId(nearest.id)
}

const shown = (figure: number): string => String(figure).replace('.', ',')

/** The row of a figure: a grade there is, or the two around it mixed so that they give it. */
export function rowAtFigure(row: Ingredient, figure: number): Ingredient | undefined {
  const grades = gradesOf.get(row.id)
  if (!grades || figure < grades.bounds[0] || figure > grades.bounds[1]) return undefined
  const all = listed(grades)
    .filter(({ mark }) => mark !== '+')
    .map(({ mark, id, figure: at }) => ({
      mark,
      grade: rowOfId(id),
      at: at === undefined ? totalFat(rowOfId(id).composition) : Number(at),
    }))
  const own = all.filter(({ mark }) => mark === '')
  const closest = own.reduce((best, other) => (Math.abs(other.at - figure) < Math.abs(best.at - figure) ? other : best))
  if (Math.abs(closest.at - figure) <= grades.same) return closest.grade
  if (grades.unmixed) return undefined
  const above = Math.max(
    1,
    all.findIndex(({ at }) => at >= figure),
  )
  const [low, high] = [all[above - 1], all[above]]
  // Beyond the last grade nothing is known but that one: a share above one would make a negative composition.
  if (!low || !high || figure < low.at || figure > high.at) return closest.grade
  const share = (figure - low.at) / (high.at - low.at)
  const name = `${grades.name} ${shown(figure)} % (entre ${low.grade.name} y ${high.grade.name})`
  return blendRows(closest.grade, name, [
    [1 - share, low.grade],
    [share, high.grade],
  ])
}
