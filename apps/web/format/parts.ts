import { ALL_ALLERGENS, allCrafts, type LegalAllergen, MEASURED_FIELDS, type SupplierSheet } from '@obrador/engine'
import { type TSchema, Type } from 'typebox'
import type {
  AllergenState,
  CraftId,
  DeskValues,
  NestedFormula,
  TableFormula,
  TableLine,
} from '../src/model/formula.ts'
import type { OwnSack } from '../src/model/sack.ts'

/**
 * The shapes of what the web app keeps, as JSON Schema. `apps/web/test/format.test.ts` holds each against the type of the app that it
 * describes: a field that is added there and not here does not compile.
 */

const DRAWN = '#/$defs/'
export const ref = <Of>(name: string) => Type.Unsafe<Of>({ $ref: `${DRAWN}${name}` })

export const text = (description: string) => Type.String({ description })
export const figure = (description: string) => Type.Number({ minimum: 0, description })
export const maybe = <Of extends TSchema>(schema: Of) => Type.Optional(schema)
/** By keys that nobody can list. */
export const byKey = <Of extends TSchema>(schema: Of, description: string) =>
  Type.Record(Type.String(), schema, { description })

export const oneOf = <Value extends string>(values: readonly Value[], description: string) =>
  Type.Unsafe<Value>({ type: 'string', enum: [...values], description })

export const craft = oneOf(Object.keys(allCrafts) as CraftId[], 'El oficio.')

const Etapa = Type.Object(
  {
    hydration: maybe(figure('% de agua sobre su harina.')),
    hours: maybe(figure('Horas.')),
    degrees: maybe(figure('°C.')),
  },
  { description: 'Cómo se hizo antes que el resto: un prefermento, una masa madre.' },
)

const medidas = Type.Object(
  Object.fromEntries(MEASURED_FIELDS.map((field) => [field, maybe(figure('Lo medido.'))])) as Record<
    (typeof MEASURED_FIELDS)[number],
    ReturnType<typeof maybe<ReturnType<typeof figure>>>
  >,
  { description: 'Lo que se midió de él, o pone su saco, en lugar de la cifra del catálogo.' },
)

export const lineFields = {
  name: text('Como lo escribió quien la hizo.'),
  grams: figure('Gramos.'),
  locked: Type.Boolean({ description: 'Un ajuste no lo toca.' }),
  own: maybe(text('Identificador del ingrediente propio que es.')),
  measured: maybe(medidas),
  made: maybe(ref<NestedFormula>('Hecha')),
  opens: maybe(Type.Boolean({ description: 'Al equilibrar, se mueven las líneas de dentro.' })),
  stage: maybe(Etapa),
  part: maybe(text('La parte del producto que es.')),
}

export const Linea = Type.Object(
  { id: text('Único en su fórmula.'), ...lineFields },
  { description: 'Una línea de una fórmula.' },
)

export const Hecha = Type.Object(
  {
    entry: text('Identificador de la fórmula en el libro.'),
    version: Type.Number({ minimum: 0, description: 'Cuál de sus versiones, desde 1; 0 si se tomó a medio hacer.' }),
    formula: ref<TableFormula>('Formula'),
    yields: maybe(figure('Gramos que quedan de 100 pesados.')),
    kept: maybe(text('Cuándo se decidió conservar esta, aunque la del libro haya seguido.')),
  },
  { description: 'La fórmula de que está hecha una línea, entera.' },
)

const Dada = Type.Object(
  {
    aguaEvaporada: maybe(figure('Gramos.')),
    merma: maybe(figure('%.')),
    perdidaHorneado: maybe(figure('%.')),
  },
  { description: 'Lo que se pierde al hacerla.' },
)

const Tanda = Type.Object(
  {
    total: maybe(figure('Gramos en total.')),
    pieces: maybe(figure('Piezas.')),
    pieceGrams: maybe(figure('Gramos de cada una.')),
    litres: maybe(figure('Litros.')),
    overrun: maybe(figure('% de aire.')),
  },
  { description: 'Cuánto se hace; vacío, lo que suman las líneas.' },
)

export const formulaFields = {
  craft,
  type: text('El tipo de receta, como en «type» del servicio.'),
  name: text('Nombre; vacío si no lo tiene.'),
  given: Dada,
  batch: Tanda,
  steps: maybe(Type.Array(Type.String(), { description: 'La elaboración, paso a paso.' })),
  desks: maybe(
    Type.Unsafe<DeskValues>({
      type: 'object',
      additionalProperties: true,
      description: 'Lo que guardan con ella sus mesas de etiqueta, coste y masa.',
    }),
  ),
}

export const FormulaSchema = Type.Object(
  {
    ...formulaFields,
    lines: Type.Array(ref<TableLine>('Linea'), { description: 'Sus líneas, en orden.' }),
    entry: maybe(text('La del libro de que es copia de trabajo.')),
  },
  { description: 'Una fórmula.' },
)

const needed = (what: string) => figure(`${what}, g por 100 g.`)
const Ficha = Type.Object(
  {
    grasa: needed('Grasas'),
    saturadas: maybe(needed('Saturadas')),
    hidratos: needed('Hidratos de carbono'),
    azucares: needed('Azúcares'),
    polioles: maybe(needed('Polioles')),
    fibra: maybe(needed('Fibra')),
    proteinas: needed('Proteínas'),
    sal: maybe(needed('Sal')),
    agua: maybe(needed('Agua')),
    alcohol: maybe(needed('Alcohol')),
    kcal: maybe(figure('kcal por 100 g.')),
  } satisfies Record<keyof SupplierSheet, TSchema>,
  { description: 'La ficha del proveedor.' },
)

const STATES: readonly AllergenState[] = ['has', 'traces', 'none']
export const alergenos = Type.Object(
  Object.fromEntries(
    ALL_ALLERGENS.map((id) => [id, maybe(oneOf(STATES, '«has» lo lleva, «traces» trazas, «none» no lo lleva.'))]),
  ) as unknown as Record<LegalAllergen, ReturnType<typeof maybe<ReturnType<typeof oneOf<AllergenState>>>>>,
  { description: 'Lo que dice su proveedor; lo que falta, nadie lo ha dicho.' },
)

export const Propio = Type.Object(
  {
    id: text('Único en el dispositivo.'),
    name: text('Nombre.'),
    model: text('Identificador de la fila del catálogo a que se parece.'),
    sheet: Ficha,
    price: maybe(figure('€/kg sin IVA.')),
    gtin: maybe(
      Type.String({
        pattern: '^(\\d{8}|\\d{12,14})$',
        description: 'Código de barras (GTIN de 8, 12, 13 o 14 cifras).',
      }),
    ),
    allergens: maybe(alergenos),
    label: maybe(text('Sus ingredientes, como en su etiqueta.')),
    sack: maybe(ref<OwnSack>('Saco')),
    isApart: maybe(Type.Literal(true, { description: 'No es el otro del mismo nombre.' })),
    deletedAt: maybe(text('Cuándo se borró; las fórmulas que lo llevan aún lo leen.')),
  },
  { description: 'Un ingrediente propio.' },
)
