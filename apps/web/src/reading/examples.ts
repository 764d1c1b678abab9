import { findRow } from '@obrador/engine'
import { pageLanguage } from '../format/page-speech.ts'
import { type CraftId, newLine, type TableFormula } from '../model/formula.ts'
import { exampleNames } from '../words/es/bench.ts'

interface Example {
  readonly type: string
  readonly lines: Readonly<Record<string, number>>
}

/**
 * What each craft opens on: a formula that is right and may bear its name, by names of the catalogue as they stand. Those of
 * the documentation have faults on purpose, so that the service has something to correct.
 */
const examples: Readonly<Record<CraftId, Example>> = {
  helado: {
    type: 'helado_leche',
    lines: {
      'Leche entera': 625,
      'Nata 35%': 130,
      'Leche en polvo desnatada': 34,
      Sacarosa: 125,
      Dextrosa: 36,
      'Glucosa atomizada DE38': 24,
      'Neutro para cremas 5': 5,
    },
  },
  panaderia: {
    type: 'pan_comun',
    lines: { 'Harina panificable': 1000, Agua: 650, 'Masa madre líquida': 200, Sal: 18, 'Levadura fresca': 5 },
  },
  pasteleria: {
    type: 'crema_pastelera',
    lines: { 'Leche entera': 1000, 'Yema líquida pasteurizada': 200, Azúcar: 200, 'Almidón de maíz (maicena)': 80 },
  },
  turron: {
    type: 'alicante',
    lines: { almendra_tostada: 640, miel: 150, azucar: 170, clara: 25, oblea: 8 },
  },
  cacao: {
    type: 'cobertura',
    lines: { pasta_cacao: 550, manteca_cacao: 100, azucar: 345, lecitina: 5 },
  },
}

/** A line sent by its id is shown by its name. */
export const readableIngredient = (name: string): string =>
  (/^[a-z0-9_]+$/.test(name) ? findRow(name)?.name : undefined) ?? name

/** In another language a row has one name, that of its table: what it is called besides in Spanish has no other. */
export const rowNameOf = (name: string): string => (pageLanguage() === 'es' ? name : (findRow(name)?.name ?? name))

/** Begins every id of its lines: no other line has one like it. */
const lineStem = (craft: CraftId): string => `${craft}-`

export function exampleFormulaOf(craft: CraftId): TableFormula {
  const { type, lines } = examples[craft]
  return {
    craft,
    type,
    name: exampleNames[craft],
    // The same on every visit: what was ticked at the scales is known by its line.
    lines: Object.entries(lines).map(([name, grams], at) => ({
      ...newLine(rowNameOf(readableIngredient(name)), grams),
      id: `${lineStem(craft)}${at}`,
    })),
    given: {},
    batch: {},
  }
}

/** Began as the example of its craft, however it has been changed. */
export const isOfExample = ({ craft, lines }: TableFormula): boolean =>
  lines.some(({ id }) => id.startsWith(lineStem(craft)))

/** What a craft begins with where nothing is on its table. */
export const blankFormulaOf = (craft: CraftId): TableFormula => ({ ...exampleFormulaOf(craft), name: '', lines: [] })
