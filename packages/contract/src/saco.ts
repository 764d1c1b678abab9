import { allCrafts } from '@obrador/engine'
import { SACK_PROCESSES, type SackProcess } from '@obrador/engine/sack'
import type { ListedItem } from '@obrador/list/etiqueta'
import { type Static, Type } from 'typebox'
import { textsSchema } from './common.ts'
import { schemaWithFindings } from './hallazgos.ts'
import * as say from './messages.ts'
import { manifestOfOperation, operationManifest } from './operation-manifest.ts'
import { LONGEST_TEXT } from './texto.ts'

/** `POST /api/saco`: what is inside a bought product, as far as its label and its sheet tell. */

/** Requests that a label counts as: it takes a thread for as long. */
export const SACO_PRICE = 5
/** ms in which it is answered: what is not known by then is left out, and said. */
export const SACO_MILLISECONDS = 300
const LONGEST_NAME = 120
const MOST_ITEMS = 60

export const sacoExample = {
  nombre: 'Base leche 100',
  oficio: 'helado',
  proceso: 'polvo',
  ingredientes:
    'Dextrosa, leche desnatada en polvo 22 %, jarabe de glucosa, grasa vegetal (coco), estabilizantes: E 412, E 410; emulgente: E 471',
  nutricion: {
    energiaKcal: '412',
    grasas: '9,1',
    saturadas: '8,2',
    hidratosDeCarbono: '74',
    azucares: '58',
    proteinas: '7,9',
    sal: '0,31',
  },
  medidas: { humedad: 3.2 },
}

const sheetExample = {
  nombre: 'Cobertura negra',
  oficio: 'cacao',
  proceso: 'polvo',
  texto:
    'Ingredientes: pasta de cacao, azúcar, manteca de cacao, emulgente (lecitina de soja). Cacao: 60 % mínimo. Información nutricional por 100 g: valor energético 2346 kJ/564 kcal, grasas 40 g, de las cuales saturadas 24 g, hidratos de carbono 42 g, de los cuales azúcares 37 g, proteínas 6,7 g, sal 0,02 g',
}

const SacoIngrediente = Type.Unsafe<ListedItem>({
  type: 'object',
  required: ['nombre'],
  properties: {
    nombre: { type: 'string', minLength: 1, maxLength: LONGEST_NAME, description: 'Cómo lo llama la etiqueta.' },
    porcentaje: {
      type: ['number', 'null'],
      exclusiveMinimum: 0,
      maximum: 100,
      description: 'El porcentaje que pone; dentro de un ingrediente compuesto, del compuesto.',
    },
    minimo: { type: ['boolean', 'null'], description: 'true: lo da como mínimo («mín.»).' },
    ingredientes: {
      type: ['array', 'null'],
      maxItems: MOST_ITEMS,
      items: { $ref: 'SacoIngrediente#' },
      description: 'Lo que lleva dentro, en su orden.',
    },
  },
  description: 'Un ingrediente de la lista.',
})

const printed = (what: string) =>
  Type.Optional(
    Type.Unsafe<string | number | null>({
      type: ['string', 'number', 'null'],
      maxLength: 12,
      description: `${what} por 100 g, como está impreso: sus decimales dicen cómo se redondeó.`,
    }),
  )

const measured = (description: string) =>
  Type.Optional(Type.Unsafe<number | null>({ type: ['number', 'null'], minimum: 0, maximum: 100, description }))

const Medidas = Type.Object(
  {
    humedad: measured('Agua, %.'),
    brix: measured('Grados Brix.'),
    grasa: measured('Grasa, %.'),
    proteina: measured('Proteína, %.'),
    cacao: measured('Cacao en total (manteca y seco), %.'),
    solidosLacteos: measured('Sólidos lácteos en total, %.'),
    sacarosa: measured('Sacarosa, g por 100 g.'),
    glucosa: measured('Glucosa entre sus azúcares, g por 100 g.'),
    fructosa: measured('Fructosa, g por 100 g.'),
    lactosa: measured('Lactosa, g por 100 g.'),
    SLNG: measured('Sólidos lácteos no grasos, g por 100 g.'),
    fibra: measured('Fibra, g por 100 g.'),
    almidon: measured('Almidón, g por 100 g.'),
    grasaLactea: measured('Grasa de leche, g por 100 g.'),
    mantecaCacao: measured('Manteca de cacao, g por 100 g.'),
  },
  { description: 'Lo que dice la ficha del proveedor, o lo que ha contestado. Lo que no se sabe, no se pone.' },
)

const Nutricion = Type.Object(
  {
    energiaKj: printed('Energía en kJ; solo comprueba que lo demás está bien copiado,'),
    energiaKcal: printed('Energía en kcal; solo comprueba que lo demás está bien copiado,'),
    grasas: printed('Grasas'),
    saturadas: printed('Grasas saturadas'),
    hidratosDeCarbono: printed('Hidratos de carbono'),
    azucares: printed('Azúcares'),
    fibra: printed('Fibra'),
    proteinas: printed('Proteínas'),
    sal: printed('Sal'),
  },
  { description: 'La tabla nutricional como está impresa: «9,1», «<0,5». Lo que no pone, no se manda.' },
)

const SacoRequest = Type.Object(
  {
    nombre: Type.Optional(Type.String({ maxLength: LONGEST_NAME, description: 'Cómo se llama el producto.' })),
    oficio: Type.Optional(
      Type.Unsafe<string>({
        type: 'string',
        enum: Object.keys(allCrafts),
        description: 'Para qué oficio se abre: decide qué merece la pena preguntar. Si falta, helado.',
      }),
    ),
    proceso: Type.Optional(
      Type.Unsafe<SackProcess>({
        type: 'string',
        enum: SACK_PROCESSES,
        description:
          'Qué es: «polvo» o «mezcla» (no ha perdido agua; en una mezcla puede haber hasta un 5 % sin decir), «horneado» o «cocido» (la ha perdido). Si falta, mezcla.',
      }),
    ),
    texto: Type.Optional(
      Type.String({
        maxLength: LONGEST_TEXT,
        description: `La etiqueta o la ficha entera, pegada: de ella se toman la lista, la tabla y lo que declara. Hasta ${LONGEST_TEXT} caracteres.`,
      }),
    ),
    ingredientes: Type.Optional(
      Type.Unsafe<string | readonly ListedItem[]>({
        type: ['string', 'array'],
        maxLength: LONGEST_TEXT,
        maxItems: MOST_ITEMS,
        items: { $ref: 'SacoIngrediente#' },
        description:
          'La lista de ingredientes tal como está impresa, con sus paréntesis y porcentajes, o ya separada. Hace falta esta o «texto».',
      }),
    ),
    nutricion: Type.Optional(Nutricion),
    medidas: Type.Optional(Medidas),
  },
  {
    description: 'La etiqueta de un producto comprado.',
    examples: [sacoExample, sheetExample],
  },
)

const pair = (description: string) =>
  Type.Optional(
    Type.Unsafe<readonly [number, number]>({
      type: 'array',
      items: { type: 'number' },
      minItems: 2,
      maxItems: 2,
      description,
    }),
  )

const interval = {
  valor: Type.Number({ description: 'Lo más probable.' }),
  probable: pair('Donde está nueve de cada diez veces. Falta si la etiqueta se contradice.'),
  seguro: pair(
    'Entre qué está por fuerza, si la lista está bien leída y la tabla no yerra más de lo corriente. Falta si no ha dado tiempo o si la etiqueta se contradice.',
  ),
}

const SacoCifra = Type.Object(
  {
    ...interval,
    certeza: Type.Optional(
      Type.Unsafe<'alta' | 'media' | 'baja'>({
        type: 'string',
        enum: ['alta', 'media', 'baja'],
        description: '«alta»: dentro del 3 %, medio gramo o un punto; «media»: del 10 %, gramo y medio o tres puntos.',
      }),
    ),
    etiqueta: Type.String({ description: 'Cómo se llama la cifra.' }),
    unidad: Type.String({ description: '«g» por 100 g, o «puntos».' }),
  },
  { description: 'Una cifra de lo que hay dentro.' },
)

const SacoParte = Type.Unsafe<{ nombre: string; porcentaje?: object; partes?: readonly object[] }>({
  type: 'object',
  required: ['nombre'],
  properties: {
    nombre: { type: 'string', description: 'El ingrediente, como lo llama la etiqueta.' },
    porcentaje: {
      type: 'object',
      required: ['valor'],
      properties: interval,
      description: 'Gramos que se pusieron para 100 g de producto acabado.',
    },
    partes: { type: 'array', items: { $ref: 'SacoParte#' }, description: 'Lo que lleva dentro, si es compuesto.' },
  },
  description: 'Un ingrediente de la receta probable.',
})

const SacoResponse = schemaWithFindings(
  Type.Object(
    {
      status: Type.Literal('ok', { description: 'Siempre «ok» en una respuesta 200.' }),
      titular: Type.String({ description: 'Lo que hay que saber, en una frase.' }),
      nivel: Type.Unsafe<'declarado' | 'tolerancia' | 'contradictoria'>({
        type: 'string',
        enum: ['declarado', 'tolerancia', 'contradictoria'],
        description:
          '«declarado»: la tabla y la lista casan; «tolerancia»: solo con toda la que admite la norma; «contradictoria»: no casan, y las cifras son las de lo más cercano.',
      }),
      lecturas: Type.Array(
        Type.Object({
          texto: Type.String({ description: 'El ingrediente, como está escrito.' }),
          ids: textsSchema('Los ingredientes del catálogo que puede ser; ninguno si no se conoce.'),
          clase: Type.Optional(Type.String({ description: 'Por qué puede ser varios.' })),
          desconocido: Type.Optional(
            Type.Literal(true, { description: 'Nadie lo conoce: se cuenta como si pudiera ser cualquier cosa.' }),
          ),
        }),
        { description: 'Cómo se ha leído cada ingrediente.' },
      ),
      cifras: Type.Record(Type.String(), SacoCifra, {
        description:
          'Lo que lleva por 100 g: agua, azúcares, sacarosa, glucosa, fructosa, lactosa, grasas, proteínas, almidón, fibra, sal, SLNG y cacao seco; POD y PAC, en puntos.',
      }),
      receta: Type.Array(Type.Unsafe<object>({ $ref: 'SacoParte#' }), {
        description: 'La receta probable, en el orden de la lista.',
      }),
      contradicciones: Type.Array(
        Type.Object({
          campo: Type.String({ description: 'La cifra de la tabla que no casa, o «ingredientes».' }),
          ingrediente: Type.Optional(Type.String({ description: 'El ingrediente cuyo sitio o porcentaje no casa.' })),
          pone: Type.Optional(Type.Number({ description: 'Lo que pone.' })),
          posible: pair('Lo que podría ser con lo demás.'),
          frase: Type.String({ description: 'Qué no casa, y qué mirar.' }),
        }),
        { description: 'Lo que no puede ser a la vez, lo peor primero.' },
      ),
      avisos: textsSchema('Lo que conviene saber de cómo se ha leído.'),
      pregunta: Type.Optional(
        Type.Object(
          {
            campo: Type.String({
              description: 'El campo de «medidas» que toma la respuesta, o «porcentaje» de un ingrediente de la lista.',
            }),
            ingrediente: Type.Optional(Type.String({ description: 'De qué ingrediente se pregunta el porcentaje.' })),
            posicion: Type.Optional(Type.Integer({ description: 'Su sitio en la lista, desde 0.' })),
            que: Type.String({ description: 'Qué se pregunta.' }),
            frase: Type.String({ description: 'Qué preguntar y qué se ganaría.' }),
            paraCopiar: Type.String({ description: 'La carta al proveedor.' }),
            deja: Type.Array(
              Type.Object({
                cifra: Type.String({ description: 'Qué cifra se sabría mejor.' }),
                de: Type.Number({ description: 'Con qué «±» se sabe ahora.' }),
                a: Type.Number({ description: 'Con qué «±» se sabría.' }),
              }),
              { description: 'Lo que dejaría la respuesta.' },
            ),
            otras: textsSchema('Qué más se podría preguntar.'),
          },
          { description: 'El dato que más aclararía. Falta si ya se sabe lo que el oficio necesita.' },
        ),
      ),
      linea: Type.Optional(
        Type.Unsafe<Readonly<Record<string, unknown>>>({
          type: 'object',
          additionalProperties: true,
          description:
            'El producto como línea de una fórmula del oficio: cópiala en «ingredients» con tus gramos. «preparacion» es su receta probable, y «saco» lo que puede errar, que cuenta en «duda».',
        }),
      ),
      poweredBy: Type.String({ description: 'Quién responde.' }),
    },
    { description: 'Lo que hay dentro de un producto comprado.' },
  ),
)

export const SACO_PATH = '/api/saco'
const SacoManifest = operationManifest('Qué ofrece la apertura de un saco.')
export const sacoManifest = (docsUrl: string) =>
  manifestOfOperation(
    { path: SACO_PATH, summary: say.SACO_SUMMARY, note: say.SACO_NOTE, example: sacoExample },
    docsUrl,
  )

export const sacoSchemas = { SacoIngrediente, SacoParte, SacoRequest, SacoResponse, SacoManifest } as const
export type SacoBody = Static<typeof SacoRequest>
