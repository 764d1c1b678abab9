import { ajusteContracts, ajusteSchemas } from './ajuste/crafts.ts'
import { CAMBIO_PATH, CARTA_PATH, cartaSchemas } from './carta/contract.ts'
import { analysisContracts, analysisSchemas } from './crafts.ts'
import { etiquetaContracts, etiquetaSchemas } from './etiqueta/crafts.ts'
import { HORNADA_PATH, hornadaSchemas } from './hornada/contract.ts'
import { LEER_PATH, leerSchemas } from './leer.ts'
import { LOTE_PATH, loteSchemas } from './lote.ts'
import { MONTAJE_PATH, montajeSchemas } from './montaje/contract.ts'
import { nearestField } from './near-field.ts'
import { preparacionSchemas } from './preparacion.ts'
import { PRODUCCION_PATH, produccionSchemas } from './produccion/contract.ts'
import type { ServiceRefusal } from './refusal.ts'
import { SACO_PATH, sacoSchemas } from './saco.ts'
import * as spanish from './words/es.ts'
import type { RefusalWords } from './words/language.ts'

/** What of an answer is wanted: `?breve=1` and `?campos=a,b.c`. The rest is neither worked out nor sent. */

type CraftId = keyof typeof analysisContracts
interface Shape {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly additionalProperties?: Shape | boolean
  readonly patternProperties?: Readonly<Record<string, Shape>>
}

/** Wanted fields: each whole, only if it has something to say, or with what is wanted inside it. */
export interface FieldSelection {
  readonly [field: string]: FieldSelection | true | 'ifAny'
}

const named: Readonly<Record<string, unknown>> = {
  ...analysisSchemas,
  ...preparacionSchemas,
  ...ajusteSchemas,
  ...etiquetaSchemas,
  ...montajeSchemas,
  ...produccionSchemas,
  ...hornadaSchemas,
  ...loteSchemas,
  ...leerSchemas,
  ...sacoSchemas,
  ...cartaSchemas,
}

const fieldsIn = (text: string): readonly string[] => text.split(' ')

/**
 * The fields of the interface, and nothing else. Where it has no warnings they are told only if there are any (`?`): what was not read
 * never vanishes.
 */
const BRIEF: { readonly [id in CraftId]: readonly string[] } = {
  helado: fieldsIn(
    'status verdict craft type typeLabel params ranges inRange pac_info suggestions warnings disclaimer catalogoIngredientes poweredBy',
  ),
  panaderia: fieldsIn('status verdict type typeLabel params ranges inRange suggestions warnings poweredBy'),
  pasteleria: fieldsIn('status verdict type typeLabel params ranges inRange trophy suggestions warnings poweredBy'),
  turron: fieldsIn(
    'status craft type typeLabel params score.tipo score.almendras score.categoria score.motivos warnings? poweredBy',
  ),
  cacao: fieldsIn(
    'status craft type typeLabel params score.tipo score.medalla score.temple score.aw warnings? poweredBy',
  ),
}

const ids = Object.keys(analysisContracts) as CraftId[]
const under = (field: string, fields: readonly string[]): string[] => fields.map((one) => `${field}.${one}`)

/** An adjustment: the grams and why, and both analyses in brief. */
const briefAdjustment = (id: CraftId): readonly string[] => [
  ...fieldsIn('status factible estado ingredients formula'),
  ...under('antes', BRIEF[id]),
  ...under('despues', BRIEF[id]),
  ...fieldsIn('explicacion coste relajaciones alAnadir alLiberar warnings poweredBy'),
]

/** A label: what is printed on it. */
const LABEL = fieldsIn(
  'status craft type typeLabel denominacion nutricion alergenos.presentes alergenos.sinDato alergenos.texto alergenos.puedeContener ingredientes.texto menciones warnings poweredBy',
)

/** By path: the shape of its answer, and what is left of it in brief. */
interface Answer {
  readonly schema: string
  readonly brief: readonly string[]
}
const inBrief = (schema: string, fields: string): Answer => ({ schema, brief: fieldsIn(fields) })

const answers: ReadonlyMap<string, Answer> = new Map([
  ...ids.flatMap((id): [string, Answer][] => [
    [analysisContracts[id].path, { schema: analysisContracts[id].response, brief: BRIEF[id] }],
    [ajusteContracts[id].path, { schema: ajusteContracts[id].response, brief: briefAdjustment(id) }],
    [etiquetaContracts[id].path, { schema: etiquetaContracts[id].response, brief: LABEL }],
  ]),
  [
    MONTAJE_PATH,
    inBrief('MontajeResponse', 'status nombre piezas resumen titular peso porRevisar coste precio warnings poweredBy'),
  ],
  [PRODUCCION_PATH, inBrief('ProduccionResponse', 'status resumen hacer compra coste warnings poweredBy')],
  [
    HORNADA_PATH,
    inBrief('HornadaResponse', 'status cuadra frase esperado causas ahora proxima pregunta estado poweredBy'),
  ],
  [LEER_PATH, inBrief('LeerResponse', 'status titulo tipoLeido lecturas preguntas warnings poweredBy')],
  [SACO_PATH, inBrief('SacoResponse', 'status titular nivel cifras contradicciones avisos poweredBy')],
  [
    CARTA_PATH,
    inBrief('CartaResponse', 'status titular factible bases sabores porQue prueba imposibles warnings poweredBy'),
  ],
  [
    CAMBIO_PATH,
    inBrief('CambioResponse', 'status titular perdido recuperado propuestas queda imposibles warnings poweredBy'),
  ],
  // Each analysis is told in the brief of its own craft.
  [LOTE_PATH, inBrief('LoteResponse', 'status resultados')],
])

/** The paths whose answers may be asked for in part. */
export const selectablePaths = [...answers.keys()]

/** An answer that another flag of the query asks for is told in brief too. */
const FLAGS: Readonly<Record<string, string>> = { explica: 'explicacion', duda: 'duda', habitual: 'habitual' }

/** The shapes that lie behind one: what it refers to, each of several, the items of a list. */
function* opened(shape: Shape): Generator<Shape> {
  if (shape.$ref) yield* opened((named[shape.$ref.replace('#', '')] ?? {}) as Shape)
  else if (shape.anyOf) for (const one of shape.anyOf) yield* opened(one)
  else if (shape.items) yield* opened(shape.items)
  else yield shape
}

/** The shapes of a field, by the name that it has in any of these. */
function inside(shapes: readonly Shape[], field: string): Shape[] {
  return shapes.flatMap(({ properties = {}, patternProperties = {}, additionalProperties }) => {
    const own = Object.hasOwn(properties, field) ? properties[field] : undefined
    const free = typeof additionalProperties === 'object' ? additionalProperties : Object.values(patternProperties)[0]
    const found = own ?? (Object.keys(properties).length === 0 ? free : undefined)
    return found ? [...opened(found)] : []
  })
}

/** What is wrong with a name of `campos`; nothing if the answer has such a field. */
function unknownIn(schema: string, path: string, say: RefusalWords): string | undefined {
  let shapes: Shape[] = [...opened({ $ref: schema })]
  for (const field of path.split('.')) {
    const next = inside(shapes, field)
    if (next.length === 0) {
      const known = [...new Set(shapes.flatMap(({ properties = {} }) => Object.keys(properties)))]
      return say.unknownAnswerField(path, nearestField(field, known), known)
    }
    shapes = next
  }
  return undefined
}

type Growing = { [field: string]: Growing | true | 'ifAny' }

/** Names with dots as a tree; a field that is wanted whole is whole. */
function treeOf(paths: readonly string[]): FieldSelection {
  const tree: Growing = {}
  for (const path of paths) {
    const fields = path.split('.')
    const last = fields.pop() ?? ''
    let at: Growing | true | 'ifAny' = tree
    for (const field of fields) {
      if (typeof at !== 'object') break
      if (!Object.hasOwn(at, field)) at[field] = {}
      at = at[field] ?? true
    }
    if (typeof at !== 'object') continue
    if (last.endsWith('?')) at[last.slice(0, -1)] ??= 'ifAny'
    else at[last] = true
  }
  return tree
}

export interface SelectionAsked {
  readonly breve?: '0' | '1'
  readonly campos?: string
  readonly explica?: '0' | '1'
  readonly duda?: '0' | '1'
  readonly habitual?: '0' | '1'
}

/** What a query asks of the answer of a path: all of it unless it says so, or why that cannot be. */
export function selectionOfQuery(
  path: string,
  query: SelectionAsked,
  say: RefusalWords = spanish,
): FieldSelection | ServiceRefusal | undefined {
  const answer = answers.get(path)
  if (!answer || (query.breve !== '1' && query.campos === undefined)) return undefined
  const fields = (query.campos ?? '').split(',').map((name) => name.trim())
  const asked = query.campos === undefined ? [] : fields
  for (const name of asked) {
    const error = name === '' ? say.emptyFields() : unknownIn(answer.schema, name, say)
    if (error !== undefined) return { error, codigo: 'campo_invalido', campo: 'campos' }
  }
  if (query.breve !== '1') return treeOf(asked)
  const flagged = Object.entries(FLAGS).flatMap(([flag, field]) =>
    Reflect.get(query, flag) === '1' && inside([...opened({ $ref: answer.schema })], field).length > 0 ? [field] : [],
  )
  return treeOf([...answer.brief, ...flagged, ...asked])
}

export const isSelectionRefusal = (asked: FieldSelection | ServiceRefusal): asked is ServiceRefusal =>
  typeof asked.error === 'string'

/** What is wanted of a part of an answer; nothing is said of one that is wanted whole, and an empty selection of one that is not. */
export function selectedInPart(
  selection: FieldSelection | undefined,
  ...at: readonly string[]
): FieldSelection | undefined {
  let inner = selection
  for (const field of at) {
    if (!inner) return undefined
    const wanted: FieldSelection[string] | undefined = Object.hasOwn(inner, field) ? inner[field] : {}
    inner = typeof wanted === 'object' ? wanted : undefined
  }
  return inner
}

/** The fields of an answer that must be worked out, or of a part of it; all of them where it is wanted whole. */
export function onlyFieldsOf(
  selection: FieldSelection | undefined,
  ...at: readonly string[]
): ReadonlySet<string> | undefined {
  const inner = selectedInPart(selection, ...at)
  return inner && new Set(Object.keys(inner))
}

/** What is wanted of an answer, in the order that it has. */
export function pickFields(value: unknown, selection: FieldSelection): unknown {
  if (Array.isArray(value)) return value.map((item) => pickFields(item, selection))
  if (typeof value !== 'object' || value === null) return value
  const part: Record<string, unknown> = {}
  for (const key in value) {
    const wanted = Object.hasOwn(selection, key) ? selection[key] : undefined
    if (wanted === undefined) continue
    const inner = Reflect.get(value, key)
    if (inner === undefined || (wanted === 'ifAny' && Array.isArray(inner) && inner.length === 0)) continue
    part[key] = typeof wanted === 'object' ? pickFields(inner, wanted) : inner
  }
  return part
}
