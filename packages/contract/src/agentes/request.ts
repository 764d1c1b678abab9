import { allCrafts, REQUEST_LIMITS } from '@obrador/engine'
import { SACK_PROCESSES, type SackProcess } from '@obrador/engine/sack'
import type { TProperties, TSchema } from 'typebox'
import { adjustFields, lineWishes, PANTRY_LIMITS } from '../ajuste/request.ts'
import { CambioRequest, CartaRequest } from '../carta/request.ts'
import { analysisContracts, analysisSchemas } from '../crafts.ts'
import { FichaSchema, labelFields } from '../etiqueta/request.ts'
import { HechoSchema, MedidaSchema, MOST_READINGS } from '../hornada/request.ts'
import { type AnswerLanguage, OTHER_LANGUAGES } from '../idioma.ts'
import { HeladoQuery } from '../query.ts'
import { Type } from '../schema-type.ts'
import { LONGEST_TEXT } from '../texto.ts'
import { onlyInCrafts, toolFieldTexts as say } from './messages.ts'

/** What agents send: one shape of line for all crafts, with what the lines and requests of the paths take besides. */

type CraftId = keyof typeof allCrafts
const craftIds = Object.keys(analysisContracts) as CraftId[]

/** A model pays for every word, each time. */
const short = (text: string): string =>
  text
    .replace(' Sustituye al valor del catálogo.', '')
    .replace(/, en gramos por 100 g de ingrediente/, ', g/100 g')
    .replace(/ de 100 g de ingrediente| por 100 g de ingrediente/, ' por 100 g')

/** One type for each field: not every model takes several, and what is `null` has been left out by then. */
function plain(schema: TSchema): TSchema {
  const type: unknown = Reflect.get(schema, 'type')
  if (!Array.isArray(type)) return schema
  const of: unknown = Reflect.get(schema, 'enum')
  return {
    ...schema,
    type: type.find((one) => one !== 'null'),
    ...(Array.isArray(of) && { enum: of.filter((one) => one !== null) }),
  }
}
const described = (schema: TSchema, description: string): TSchema => Type.Optional({ ...plain(schema), description })

/** The optional fields of all crafts together; what only some of them look at says which. */
function together(of: (craft: CraftId) => TProperties): TProperties {
  const found = new Map<string, { readonly schema: TSchema; readonly crafts: CraftId[] }>()
  for (const craft of craftIds) {
    for (const [field, schema] of Object.entries(of(craft))) {
      const known = found.get(field)
      if (known) known.crafts.push(craft)
      else found.set(field, { schema, crafts: [craft] })
    }
  }
  return Object.fromEntries(
    [...found].map(([field, { schema, crafts: own }]) => {
      const about = short(String(Reflect.get(schema, 'description') ?? ''))
      return [field, described(schema, own.length === craftIds.length ? about : onlyInCrafts(about, own))]
    }),
  )
}

const without = (properties: TProperties, left: readonly string[]): TProperties =>
  Object.fromEntries(Object.entries(properties).filter(([field]) => !left.includes(field)))

/** A formula inside a formula has the fields of its own craft: the paths take it, these tools do not. */
const NESTED = ['preparacion', 'preparaciones', 'abrir', 'saco']

const lineExtras = together((craft) => {
  const { fields, request } = analysisContracts[craft]
  const { ingredients } = analysisSchemas[request].properties as unknown as {
    readonly ingredients: { readonly items: { readonly properties: TProperties } }
  }
  return without(ingredients.items.properties, [fields.name, fields.grams, 'role', ...NESTED])
})

const requestExtras = together((craft) =>
  without(analysisSchemas[analysisContracts[craft].request].properties, [
    'craft',
    'type',
    'ingredients',
    'texto',
    'temperaturas',
    ...Object.keys(labelFields),
    ...NESTED,
  ]),
)

/** Fields of a line that few lines need. */
export const SELDOM_FIELDS = [...Object.keys(lineExtras), 'role']

const role = Type.Optional(
  Type.String({
    description: onlyInCrafts('Qué es un ingrediente que el catálogo no conoce: harina, agua, azucar, grasa, huevo…', [
      'panaderia',
      'pasteleria',
    ]),
  }),
)

const oficio = Type.Unsafe<CraftId>({ type: 'string', enum: craftIds, description: say.oficio })
const types = [...new Set(craftIds.flatMap((craft) => Object.keys(allCrafts[craft].types)))]
const tipo = (description: string) => Type.Optional(Type.Unsafe<string>({ type: 'string', enum: types, description }))
const flag = (description: string) => Type.Optional(Type.Boolean({ description }))

const lines = (extra: TProperties) =>
  Type.Optional(
    Type.Array(
      Type.Object(
        {
          ingrediente: Type.String({
            minLength: 1,
            maxLength: REQUEST_LIMITS.nameLength,
            description: say.ingrediente,
          }),
          gramos: Type.Number({ minimum: 0, maximum: REQUEST_LIMITS.grams, description: say.gramos }),
          ...extra,
        },
        { description: say.linea },
      ),
      { minItems: 1, maxItems: REQUEST_LIMITS.ingredients, description: say.ingredientes },
    ),
  )

const formula = (lineExtra: TProperties, extra: TProperties) =>
  Type.Object({
    idioma,
    oficio,
    tipo: tipo(say.tipo),
    ingredientes: lines({ ...lineExtras, role, ...lineExtra }),
    texto: Type.Optional(Type.String({ maxLength: LONGEST_TEXT, description: say.texto })),
    ...requestExtras,
    ...extra,
    detalle: flag(say.detalle),
  })

const { precio: _, abrir: __, tengo: ___, ...moves } = lineWishes
const { vitrina } = HeladoQuery.properties

const despensa = Type.Optional(
  Type.Array(Type.String({ minLength: 1, maxLength: REQUEST_LIMITS.nameLength }), {
    maxItems: PANTRY_LIMITS.items,
    description: say.despensa,
  }),
)

const eachPlain = (properties: TProperties): TProperties =>
  Object.fromEntries(
    Object.entries(properties).map(([field, schema]) => [
      field,
      described(schema, String(Reflect.get(schema, 'description') ?? '')),
    ]),
  )

/** Net quantity is the maker's to write. */
const { pesoNeto: _net, comparado: _figures, venta, denominacion: named, ...ofLabel } = labelFields
const denominacion = described(named, say.denominacion)

/** The names of its figures stand in its description: each by itself would cost as much as a whole tool. */
const comparado = Type.Optional(
  Type.Unsafe<Readonly<Record<string, number>>>({ type: 'object', description: say.comparado }),
)

/** What it says, in the language asked for: short, because every tool has it. */
const idioma = Type.Optional(
  Type.Unsafe<'es' | AnswerLanguage['pedido']>({
    type: 'string',
    enum: ['es', ...OTHER_LANGUAGES],
    description: say.idioma,
  }),
)

export const toolRequests = {
  buscar_ingrediente: Type.Object({
    idioma,
    q: Type.String({ minLength: 1, maxLength: REQUEST_LIMITS.nameLength, description: say.q }),
    oficio: Type.Optional(oficio),
    detalle: flag(say.detalleIngrediente),
  }),
  tipos: Type.Object({
    idioma,
    oficio,
    // No list of them: this tool is what gives it.
    tipo: Type.Optional(Type.String({ description: say.tipoDescrito })),
    texto: Type.Optional(Type.String({ maxLength: LONGEST_TEXT, description: say.textoLeido })),
  }),
  analizar: formula(
    {},
    {
      vitrina: described(vitrina, onlyInCrafts(String(Reflect.get(vitrina, 'description')), ['helado'])),
      denominacion,
      comparado,
    },
  ),
  ajustar: formula({ precio: lineWishes.precio, ...moves }, { ...adjustFields, despensa }),
  etiquetar: formula(
    { ficha: Type.Optional(FichaSchema) },
    {
      ...eachPlain(ofLabel),
      denominacion,
      venta: described(venta, say.venta),
      comparado,
    },
  ),
  abrir_saco: Type.Object({
    idioma,
    texto: Type.String({ minLength: 1, maxLength: LONGEST_TEXT, description: say.etiquetaPegada }),
    nombre: Type.Optional(Type.String({ maxLength: REQUEST_LIMITS.nameLength, description: say.nombreProducto })),
    oficio: Type.Optional(oficio),
    proceso: Type.Optional(
      Type.Unsafe<SackProcess>({ type: 'string', enum: SACK_PROCESSES, description: say.proceso }),
    ),
    medidas: Type.Optional(
      Type.Record(Type.String(), Type.Number({ minimum: 0, maximum: 100 }), { description: say.medidas }),
    ),
  }),
  componer_carta: Type.Object({
    idioma,
    carta: Type.Optional({ ...CartaRequest, description: say.carta }),
    cambio: Type.Optional({ ...CambioRequest, description: say.cambio }),
  }),
  anotar_hornada: Type.Object({
    idioma,
    oficio,
    tipo: tipo(say.tipo),
    ingredientes: lines({ ...lineExtras, role }),
    texto: Type.Optional(Type.String({ maxLength: LONGEST_TEXT, description: say.texto })),
    ...requestExtras,
    hecho: Type.Optional(HechoSchema),
    medidas: Type.Optional(Type.Array(MedidaSchema, { maxItems: MOST_READINGS, description: say.lecturas })),
    estado: Type.Optional(Type.Unsafe<object>({ type: 'object', additionalProperties: true, description: say.estado })),
  }),
} as const

export type ToolName = keyof typeof toolRequests

/** A formula as an agent sends it; what only some crafts take is beside it. */
export interface ToolFormula {
  readonly idioma?: 'es' | AnswerLanguage['pedido']
  readonly oficio: CraftId
  readonly tipo?: string
  readonly ingredientes?: readonly ({ readonly ingrediente: string; readonly gramos: number } & Readonly<
    Record<string, unknown>
  >)[]
  readonly texto?: string
  readonly detalle?: boolean
}
