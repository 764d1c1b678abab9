import type { SafetyBlock } from '../../judge/safety.ts'
import { keptAlone, PERISHABLE_CLASSES, type SafetyClass } from '../../words/safety.ts'
import { mandatoryTerms as say } from './mandatory-terms.ts'

/** How it is sold: it decides what must be told of it (RD 126/2015; Regulation (EU) 1169/2011, arts. 14 and 44). */
export const SALE_KINDS = ['envasado', 'envasado_propio', 'granel', 'hosteleria', 'distancia'] as const
export type SaleKind = (typeof SALE_KINDS)[number]

/** One of the mandatory mentions, who must give it and whether it is there. */
export interface MandatoryMention {
  readonly id: string
  readonly texto: string | null
  readonly quien: string
  readonly estado: 'dado' | 'falta' | 'pregunta' | 'no_aplica'
  readonly norma: string
}

interface Told {
  readonly denominacion: string | undefined
  readonly isNameDenied: boolean
  readonly isNameOpen: boolean
  readonly sinDato: readonly string[]
  /** Quantities of the ingredients that the list tells, «avellana 12 %». */
  readonly quantities: readonly string[]
  readonly seguridad: SafetyBlock | undefined
  /** The sentence of a date where nobody knows how it keeps. */
  readonly unknownDate: () => string
  readonly isClaimed: boolean
  readonly hasFlour: boolean
  /** More than the strength from which a drink tells it (art. 28). */
  readonly hasAlcohol: boolean
  readonly ofCraft: readonly string[]
  readonly venta: SaleKind | undefined
  readonly pesoNeto: number | undefined
}

const ART = (letter: string): string => `Reg. (UE) 1169/2011, art. 9.1.${letter}`

/** What each way of selling does not ask for, by letter of article 9.1. */
const FALLS: Readonly<Record<SaleKind, string>> = {
  envasado: '',
  envasado_propio: 'l',
  granel: 'befghijl',
  hosteleria: 'abdefghijkl',
  distancia: 'f',
}

/** The class of what keeps for days or weeks in the open: bread and pastry of the day are of it. */
const OF_THE_DAY: SafetyClass = '6'

function dateAsked({ seguridad, unknownDate, hasFlour }: Told): string {
  const { use_by, best_before, within_a_day } = say.texts
  if (!seguridad) return unknownDate()
  if (PERISHABLE_CLASSES.has(seguridad.clase)) return use_by
  return hasFlour && seguridad.clase === OF_THE_DAY ? `${best_before} ${within_a_day}` : best_before
}

/** The list of article 9.1 in its order, then what Spain and the craft add. */
export function mandatoryMentionsOf(told: Told): MandatoryMention[] {
  const { denominacion, isNameOpen, sinDato, seguridad, venta = 'envasado', pesoNeto } = told
  const { texts } = say
  const { obrador, formula, maker } = say.who
  const fill = (
    letter: string,
    texto: string | null,
    quien: string,
    estado: MandatoryMention['estado'],
  ): MandatoryMention =>
    FALLS[venta].includes(letter)
      ? { id: letter, texto: null, quien, estado: 'no_aplica', norma: ART(letter) }
      : { id: letter, texto, quien, estado, norma: ART(letter) }
  const date = dateAsked(told)
  const storage = seguridad && say.storage(seguridad.clase, keptAlone(seguridad.temperatura))
  const isSmallAsked = told.venta === undefined && !told.isClaimed
  return [
    fill(
      'a',
      denominacion ?? null,
      obrador,
      denominacion === undefined || told.isNameDenied ? 'falta' : isNameOpen ? 'pregunta' : 'dado',
    ),
    fill('b', texts.ingredients, formula, sinDato.length > 0 ? 'falta' : 'dado'),
    fill('c', texts.allergens, formula, sinDato.length > 0 ? 'falta' : 'dado'),
    fill('d', told.quantities.join(', ') || null, formula, told.quantities.length > 0 ? 'dado' : 'no_aplica'),
    fill('e', pesoNeto === undefined ? texts.net : `${pesoNeto} g`, maker, pesoNeto === undefined ? 'falta' : 'dado'),
    fill('f', date, maker, 'falta'),
    fill('g', storage ?? (seguridad ? null : date), obrador, storage === undefined ? 'falta' : 'dado'),
    fill('h', texts.operator, maker, 'falta'),
    fill('i', texts.origin, maker, 'pregunta'),
    fill('j', texts.use, maker, 'pregunta'),
    told.hasAlcohol ? fill('k', texts.alcohol_held, maker, 'pregunta') : fill('k', texts.alcohol, maker, 'no_aplica'),
    fill(
      'l',
      told.isClaimed
        ? texts.nutrition_claimed
        : isSmallAsked
          ? `${texts.nutrition} ${texts.asks_small}`
          : texts.nutrition,
      obrador,
      isSmallAsked ? 'pregunta' : 'dado',
    ),
    {
      id: 'lote',
      texto: texts.lot,
      quien: maker,
      estado: 'falta',
      norma: 'RD 1808/1991; Reg. (UE) 1169/2011, art. 13',
    },
    ...told.ofCraft.map(
      (texto, at): MandatoryMention => ({
        id: `oficio_${at + 1}`,
        texto,
        quien: obrador,
        estado: 'dado',
        norma: texto,
      }),
    ),
  ]
}

/** What falls where it is sold otherwise, for whoever has not said how. */
export const otherSales = (venta: SaleKind | undefined): readonly string[] =>
  venta === undefined ? Object.values(say.falls) : venta === 'envasado' ? [] : [say.falls[venta]]
