import { PERISHABLE_CLASSES, type ProductLabel } from '@obrador/engine'
import { describe, expect, it } from 'vitest'
import { mentionRows } from '../src/features/label/mention-rows.ts'
import { type CraftId, newLine, type SavedFormula, type TableFormula } from '../src/model/formula.ts'
import { dateKindOf, mayBeSold } from '../src/model/mentions.ts'
import { blankPiece, type KeptPiece, newPart, type PiecePartLine } from '../src/model/piece.ts'
import { counterRows } from '../src/reading/counter.ts'
import { dateOnLabel, labelOfFormula, wordedLabel } from '../src/reading/on-label.ts'
import { labelOfPiece, readPiece } from '../src/reading/read-piece.ts'
import { safetyChip } from '../src/reading/safety-chip.ts'
import { appCraft, engine } from './engine.ts'

/** What a piece keeps by and bears is one thing on its page, its label desk, its printed label and the counter. */

const formula = (craft: CraftId, type: string, lines: Readonly<Record<string, number>>): TableFormula => ({
  craft,
  type,
  name: type,
  lines: Object.entries(lines).map(([name, grams]) => newLine(name, grams)),
  given: {},
  batch: {},
})
const SPONGE = formula('pasteleria', 'bizcocho', {
  'Harina de trigo': 250,
  'Huevo pasteurizado': 250,
  Azúcar: 220,
  Mantequilla: 180,
})
const ICE = formula('helado', 'helado_crema', { 'Leche entera': 600, 'Nata 35%': 200, Azúcar: 150 })
const made = (name: string, grams: number, of: TableFormula): PiecePartLine => ({
  ...newPart(newLine(name, grams)),
  made: { entry: name, version: 1, formula: of },
})
const row = (name: string, grams: number): PiecePartLine => newPart(newLine(name, grams))
const piece = (name: string, ...parts: readonly PiecePartLine[]): KeptPiece => ({ ...blankPiece(name), name, parts })

const PIECES = {
  'Bizcocho con nata': piece('Bizcocho con nata', made('Bizcocho', 100, SPONGE), row('Nata 35%', 50)),
  'Bizcocho con azúcar': piece('Bizcocho con azúcar', made('Bizcocho', 100, SPONGE), row('Azúcar glas', 5)),
  'Bocadillo de salmón': piece(
    'Bocadillo de salmón',
    row('Pan de molde', 80),
    row('Salmón ahumado', 40),
    row('Mayonesa casera', 20),
  ),
  'Tarta helada': piece('Tarta helada', made('Bizcocho', 60, SPONGE), made('Helado', 100, ICE)),
  'Pastel con relleno': piece('Pastel con relleno', made('Bizcocho', 100, SPONGE), row('Relleno de la casa', 60)),
} as const
const CLASSES: Readonly<Record<keyof typeof PIECES, string | undefined>> = {
  'Bizcocho con nata': '3',
  'Bizcocho con azúcar': '6',
  'Bocadillo de salmón': '3',
  'Tarta helada': 'F',
  'Pastel con relleno': undefined,
}

describe.each(Object.keys(PIECES) as (keyof typeof PIECES)[])('%s', (name) => {
  const kept = PIECES[name]
  const clase = CLASSES[name]

  it('keeps and is dated alike on its page, at the label desk and in print', () => {
    const { facts } = readPiece(engine, kept, [], {})
    const label = labelOfPiece(engine, kept, []) as ProductLabel
    expect([facts?.conservacion?.clase, label.seguridadAlimentaria?.clase]).toEqual([clase, clase])
    expect(safetyChip(label)?.told[0]).toBe(facts?.conservacion?.frase)
    const on = wordedLabel(label, { date: '2099-01-31', name }, { name, lines: kept.parts }, { operator: 'Yo' })
    const isPerishable = clase === undefined || PERISHABLE_CLASSES.has(clase as never)
    expect(dateKindOf(label.seguridadAlimentaria, on.stated)).toBe(isPerishable ? 'useBy' : 'bestBefore')
    expect(dateOnLabel(on)?.words).toMatch(isPerishable ? /caducidad/i : /preferente/i)
    const told = new Map(mentionRows(on).map((one) => [one.id, one]))
    const date = label.obligatorio.find(({ id }) => id === 'f')?.texto
    expect(told.get('f')?.reasons).toEqual([date])
    expect(date).toMatch(
      clase === undefined
        ? /^Caducidad o consumo preferente: no sé/
        : isPerishable
          ? /^Fecha de caducidad/
          : /^Fecha de consumo preferente/,
    )
    // What nobody knows how to keep says nothing until its maker does.
    expect(told.get('g')?.text).toBe(
      label.obligatorio.find(({ id, estado }) => id === 'g' && estado === 'dado')?.texto ?? 'falta',
    )
    expect(mayBeSold(label)).toBe(true)
  })

  it('tells the counter what its label declares, and «?» of what nobody told', () => {
    const label = labelOfPiece(engine, kept, []) as ProductLabel
    const [shown] = counterRows(engine, { saved: [], pieces: [kept] }, { own: [], habits: {}, packets: {} })
    const present = label.alergenos.presentes.map(({ id }) => id)
    expect(shown?.cells.filter(({ is }) => is === 'present').map(({ id }) => id)).toEqual(present)
    const untold = label.alergenos.mostrador.filter(({ lleva }) => lleva === null).map(({ id }) => id)
    expect(shown?.cells.filter(({ is }) => is === 'untold').map(({ id }) => id)).toEqual(untold)
    for (const word of label.alergenos.presentes.flatMap(({ palabras }) => palabras))
      expect(label.ingredientes.texto).toContain(word.toLocaleUpperCase('es'))
  })
})

it('a formula with a word of Annex II that no row is tells it on its label and at the counter', () => {
  const beer = { ...formula('pasteleria', 'libre', { 'Malta de cebada': 100, Azúcar: 100 }), name: 'Malta' }
  const label = labelOfFormula(appCraft('pasteleria'), beer, [], {})?.label
  expect(label?.alergenos.presentes.map(({ palabras }) => palabras)).toEqual([['cebada']])
  const saved: SavedFormula = { id: 'm', savedAt: '2026-11-16', versions: [], tags: [], note: '', formula: beer }
  const [shown] = counterRows(engine, { saved: [saved], pieces: [] }, { own: [], habits: {}, packets: {} })
  expect(shown?.cells.find(({ id }) => id === 'gluten')).toMatchObject({ is: 'present', words: ['cebada'] })
  expect(new Set(shown?.cells.filter(({ id }) => id !== 'gluten').map(({ is }) => is))).toEqual(new Set(['untold']))
})
