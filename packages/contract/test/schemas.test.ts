import { allCrafts, helado, type LabelledCraft, type LabelRequest, labelOf } from '@obrador/engine'
import { pieceOf } from '@obrador/engine/piece'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { measuredFields } from '../src/duda.ts'
import {
  analysisSchemas,
  etiquetaContracts,
  etiquetaSchemas,
  heladoExample,
  heladoManifest,
  montajeExample,
  montajeManifest,
  montajeSchemas,
  preparacionSchemas,
} from '../src/index.ts'

/** The same schema without room for anything it does not name: a field that nobody documented shows. */
function closed(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map(closed)
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  return 'properties' in schema ? { ...copy, additionalProperties: false } : copy
}

// «One of two» is asked of properties that are declared beside it, not in it.
const ajv = new Ajv({ strict: true, strictRequired: false, allowUnionTypes: true, formats: { uri: true } })
const { Preparacion, PreparacionAnalizada } = preparacionSchemas
// What is inside a preparation is of another craft, which looks at it itself.
ajv.addSchema({ ...Preparacion, $id: 'Preparacion' })
ajv.addSchema({ ...(closed(PreparacionAnalizada) as object), $id: 'PreparacionAnalizada' })
ajv.addSchema({ ...(closed(etiquetaSchemas.IngredienteListado) as object), $id: 'IngredienteListado' })
ajv.addSchema({ ...(closed(analysisSchemas.BalanceRequest) as object), $id: 'BalanceRequest' })

const expectValid = (schema: unknown, value: unknown): void => {
  const validate = ajv.compile(closed(schema) as object)
  validate(value)
  expect(validate.errors).toBeNull()
}

describe('documented shapes', () => {
  it.each(Object.keys(helado.types))('name every field of the analysis of %s', (type) => {
    const body = helado.analyse({ ...heladoExample, type, aguaEvaporada: 20 }, { explain: true })
    expectValid(analysisSchemas.BalanceResponse, JSON.parse(JSON.stringify(body)))
  })

  it('name every field of an analysis without water and with unknown ingredients', () => {
    const ingredients = [{ name: 'Polvo de estrellas', grams: 10 }]
    expectValid(analysisSchemas.BalanceResponse, helado.analyse({ ingredients }, { explain: true }))
  })

  const lineFields = Object.entries(analysisSchemas.BalanceRequest.properties.ingredients.items.properties).filter(
    ([field]) => !Object.hasOwn(measuredFields, field),
  )

  it('name every composition field that the engine reads, besides what any craft takes', () => {
    const known = ['name', 'grams', 'preparacion', 'saco', 'sinPesar']
    const composition = lineFields.map(([field]) => field).filter((field) => !known.includes(field))
    expect(composition).toEqual(helado.definition.reads.custom?.fields)
  })

  it('bound to 0–100 exactly what the engine calls a component', () => {
    const bounded = lineFields.filter(([, schema]) => Reflect.get(schema, 'maximum') === 100)
    expect(bounded.map(([field]) => field)).toEqual(helado.definition.reads.custom?.components)
  })

  it.each(Object.keys(etiquetaContracts) as (keyof typeof allCrafts)[])('name every field of the label of %s', (id) => {
    const craft: LabelledCraft = allCrafts[id]
    const { fields, request } = etiquetaContracts[id]
    const [example] = Reflect.get(etiquetaSchemas[request], 'examples') as readonly [LabelRequest]
    const unknown = { [fields.name]: 'Polvo de estrellas', [fields.grams]: 20 }
    const sheet = { [fields.name]: 'Nueces de mi tía', [fields.grams]: 20, ficha: { grasas: 60, alergenos: [] } }
    const body = { ...example, ingredients: [...example.ingredients, unknown, sheet] }
    expectValid(etiquetaSchemas[request], body)
    expectValid(etiquetaSchemas.EtiquetaResponse, labelOf(craft, body, { explain: true }))
  })

  it('name every field of a formula inside another, and of what is said of it', () => {
    const [inside] = Reflect.get(preparacionSchemas.Preparacion, 'examples') as readonly [object]
    const line = { name: 'Turrón', grams: 100, preparacion: inside }
    const deeper = { oficio: 'helado', ingredients: [line, { name: 'Leche entera', grams: 300 }] }
    const body = {
      ingredients: [...heladoExample.ingredients, line, { name: 'Base', grams: 100, preparacion: 'La base' }],
      preparaciones: { 'La base': deeper },
    }
    expectValid(analysisSchemas.BalanceRequest, body)
    const answer = helado.analyse(body, { explain: true, through: true })
    expect(answer.preparaciones).toHaveLength(2)
    expectValid(analysisSchemas.BalanceResponse, JSON.parse(JSON.stringify(answer)))
  })

  it('name every field of a piece, and of what is said of one that is not right', () => {
    expectValid(montajeSchemas.MontajeRequest, montajeExample)
    expectValid(montajeSchemas.MontajeResponse, JSON.parse(JSON.stringify(pieceOf(montajeExample))))
    const { partes, preparaciones, nombre: _, ...rest } = montajeExample
    const dry = { ...preparaciones['Dacquoise de avellana'], ingredients: [{ name: 'Avellana molida', grams: 100 }] }
    const worse = {
      ...rest,
      partes: [
        ...partes,
        { nombre: 'Polvo de estrellas', gramos: 1 },
        { nombre: 'Chocolate', gramos: 1, preparacion: dry },
      ],
      preparaciones: { ...preparaciones, 'Dacquoise de avellana': dry },
      denominacion: null,
    }
    expectValid(montajeSchemas.MontajeRequest, worse)
    const answer = pieceOf(worse)
    expect(answer.porRevisar.length).toBeGreaterThan(0)
    expect(answer.coste.sinPrecio).toEqual(['Polvo de estrellas'])
    expectValid(montajeSchemas.MontajeResponse, JSON.parse(JSON.stringify(answer)))
    expectValid(montajeSchemas.MontajeManifest, montajeManifest('https://obrador.example/docs'))
  })

  it('have examples that fit them', () => {
    expectValid(analysisSchemas.BalanceRequest, heladoExample)
    expectValid(analysisSchemas.BalanceResponse, helado.analyse(heladoExample))
    expectValid(analysisSchemas.BalanceManifest, heladoManifest('https://obrador.example/docs'))
    expectValid(analysisSchemas.Error, { error: 'No.', supported: ['helado'] })
  })
})
