import { describe, expect, test } from 'vitest'
import { type Expected, type LawCase, lawCases } from './fixtures/law-cases.ts'
import { postTo, sharedApp } from './helpers.ts'
import { lawEdges } from './law-edges.ts'

/** Every case of law, label and safety, asked of the service. */

// biome-ignore lint/suspicious/noExplicitAny: answers of several operations, read by what each case names
type Answer = any

const CLASSES: Readonly<Record<string, number>> = { F: 3 }
const classOf = (name: string): number => CLASSES[name] ?? Number(name)
const anyTrue = (all: readonly { readonly cumple: boolean | null }[], is: (one: never) => boolean): boolean =>
  all.some((one) => is(one as never))

/** What an answer says of each thing that a case names. */
const holds: {
  readonly [key in keyof Expected]-?: (wanted: Exclude<Expected[key], undefined>, answer: Answer) => boolean
} = {
  nameNot: (wanted, { legal }) => !wanted.test(legal?.nombre ?? ''),
  nameIs: (wanted, { legal }) => wanted.test(legal?.nombre ?? ''),
  cumpleIs: (wanted, { legal }) => legal.cumple === wanted,
  categoriaNot: (wanted, { legal }) => legal.categoria !== wanted,
  alternativasMatch: (wanted, { legal }) => wanted.test(legal.alternativas.join(' | ')),
  alternativasNot: (wanted, { legal }) => !wanted.test(legal.alternativas.join(' | ')),
  mencionNot: (wanted, { legal }) =>
    !anyTrue(
      legal.menciones,
      (one: { denominacion: string; cumple: boolean | null }) => wanted.test(one.denominacion) && one.cumple !== false,
    ),
  motivoNot: (wanted, { score }) => !wanted.test(score.motivos.join(' ')),
  scoreCategoriaNot: (wanted, { score }) => score.categoria !== wanted,
  suggestionNot: (wanted, { suggestions }) => !wanted.test(suggestions.join(' ')),
  warningMatch: (wanted, answer) => wanted.test([...answer.warnings, ...(answer.etiqueta?.warnings ?? [])].join(' ')),
  ingredientesNot: (wanted, { ingredientes }) => !wanted.test(ingredientes.texto),
  ingredientesMatch: (wanted, { ingredientes }) => wanted.test(ingredientes.texto),
  mencionesMatch: (wanted, { menciones }) => wanted.test(menciones.join(' ')),
  allergenPresentOrUnknown: (wanted, { alergenos }) =>
    alergenos.presentes.some(({ id }: { id: string }) => id === wanted) || alergenos.sinDato.length > 0,
  claimNotTrue: (wanted, { declaraciones }) =>
    !anyTrue(declaraciones, (one: { id: string; cumple: boolean | null }) => one.id === wanted && one.cumple === true),
  safetyClassAtMost: (wanted, { seguridadAlimentaria }) => classOf(seguridadAlimentaria.clase) <= classOf(wanted),
  ivaIs: (wanted, { precio }) => precio.iva === wanted,
}

const titled = (cases: readonly LawCase[]) =>
  cases.map(
    (one, at) => [`${at + 1} ${one.path} ${String(one.body.type ?? one.body.nombre)}: ${one.why}`, one] as const,
  )

describe.each([
  ['the cases of the law', lawCases],
  ['the edges', lawEdges],
])('%s', (_, cases) => {
  test.each(titled(cases))('%s', async (__, { path, body, expected }) => {
    const response = await postTo(await sharedApp(), path, body)
    expect(response.statusCode, response.body).toBe(200)
    const answer = response.json()
    for (const [key, wanted] of Object.entries(expected) as [keyof Expected, never][]) {
      const { legal, ingredientes, warnings } = answer
      const said = JSON.stringify([legal?.nombre, legal?.menciones, ingredientes?.texto, warnings])
      expect(holds[key](wanted, answer), `${key} ${String(wanted)}: ${said}`).toBe(true)
    }
  })
})
