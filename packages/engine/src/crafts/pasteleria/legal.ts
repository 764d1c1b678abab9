import { byId } from '../../catalogue/catalogue.ts'
import type { Text } from '../../findings/finding.ts'
import type { Formula } from '../../formula/formula.ts'
import { hold, type Known, type Legal, legalBlock } from '../../judge/legal.ts'
import { type Court, changeFor, guardsOf } from '../../judge/path.ts'
import { measureAll } from '../../ratio/parameter.ts'
import { finished } from './extras.ts'
import { find } from './findings.ts'
import { chocolateMention, type Figure, NAMED_CHOCOLATE, type Name, nameOf, PROTECTED } from './law.ts'
import { type Matter, matterOf } from './matter.ts'
import { type ParameterKey, parameters, readings } from './params.ts'
import { law as terms } from './terms.ts'
import type { Recipe } from './types.ts'

/** The dough of each type (RD 496/2010, 1.3.1 to 1.3.5); creams, mousses and the like are repostería. */
const CATEGORY_OF: Readonly<Record<string, keyof typeof terms.category>> = Object.fromEntries(
  (
    [
      ['hojaldre', 'hojaldre'],
      ['azucarada', 'masa_tarta sable cookies polvoron'],
      ['escaldada', 'choux'],
      [
        'batida',
        'genoise magdalenas brownie pound_cake financier macaron bizcocho soletilla joconda dacquoise tarta_zanahoria coulant merengue sobao tarta_santiago cheesecake',
      ],
      ['confiteria', 'toffee dulce_de_leche glaseado_espejo'],
    ] as const
  ).flatMap(([category, types]) => types.split(' ').map((type) => [type, category])),
)

const cocoa: Court<Matter, Figure>['readings'] = {
  cacaoSeca: {
    scale: 100,
    of: ({ composition: c }) => c.cocoaButter + c.cocoaNonfat,
    per: ({ agua, alcohol }) => 100 - agua - alcohol,
    base: { least: 0.5 },
  },
}
const court: Court<Matter, Figure> = {
  readings: {
    ...cocoa,
    pctAlmendra: parameters.pctAlmendra,
    pctAzucar: parameters.pctAzucar,
    pctHuevo: parameters.pctHuevo,
    harina: readings.harina,
    otraGrasa: {
      scale: 100,
      of: ({ roles, grasa }) => (roles.has('grasa') && !roles.has('mantequilla') ? grasa : 0),
      per: () => 100,
    },
  },
}
const measured = Object.keys(court.readings) as Figure[]

interface Judged {
  readonly type: string
  readonly recipe: Recipe
  readonly formula: Formula<Matter>
  readonly params: { readonly [key in ParameterKey]?: number }
}

/** The word chocolate is all that grams decide. */
export const lawful = (type: string) => guardsOf(nameOf(type, ''), court)

/** A pastry bears its customary name if it is what the name says: never asserted, only denied. */
export function legalOf({ type, recipe, formula, params }: Judged, lossGiven: unknown): Legal<Text> {
  const done = finished(params, recipe, lossGiven)
  const unknown = [...new Set(formula.lines.filter(({ known, grams }) => !known && grams > 0).map(({ name }) => name))]
  const known: Known<Figure> = {
    figures: {
      ...measureAll(
        { ...court.readings, ...(recipe.reads?.pctAlmendra && { pctAlmendra: recipe.reads.pctAlmendra }) },
        measured,
        formula.lines,
      ),
      ...(params.aw !== undefined && { aw: params.aw }),
      grasaFinal: done?.grasa ?? params.grasa ?? 0,
      proteinaFinal: done?.proteinas ?? params.proteinas ?? 0,
      humedad: done?.aguaFinal ?? params.agua ?? 0,
    },
    ...(unknown.length > 0 && { pending: [find('law.unknown', { names: unknown })] }),
  }
  const asked = nameOf(type, recipe.label.replace(/ \(.*\)$/, ''))
  const other: Name = {
    id: 'cacao',
    label: asked.label.replace(/de chocolate.*$/, 'al cacao'),
    conditions: [],
    besides: [terms.besides.customary],
  }
  const isBorne = hold(asked, known).cumple !== false
  const row = byId.get('cacao_polvo')
  const own = PROTECTED[type]
  return legalBlock<Figure>(asked, isBorne ? [] : [other], known, {
    categoria: terms.category[CATEGORY_OF[type] ?? 'reposteria'],
    mentions: [
      ...(own ? [own] : []),
      ...((known.figures.cacaoSeca ?? 0) > 0 && !NAMED_CHOCOLATE[type] ? [chocolateMention] : []),
    ],
    way: isBorne
      ? undefined
      : changeFor(
          asked,
          { ...court, remedies: { cacaoSeca: row && { name: row.name, matter: matterOf(row) } } },
          formula.lines,
        ),
  })
}
