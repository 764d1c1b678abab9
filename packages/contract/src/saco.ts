import { allCrafts } from '@obrador/engine'
import { SACK_PROCESSES, type SackProcess } from '@obrador/engine/sack'
import type { ListedItem } from '@obrador/list/etiqueta'
import type { Static } from 'typebox'
import { type BothTexts, bothTexts, type SchemaText } from './both-texts.ts'
import { rangeSchema, textsSchema } from './common.ts'
import { schemaWithFindings } from './hallazgos.ts'
import * as say from './messages.ts'
import { manifestOfOperation, operationManifest } from './operation-manifest.ts'
import { Type } from './schema-type.ts'
import { LONGEST_TEXT } from './texto.ts'

/** `POST /api/saco`: what is inside a bought product, as far as its label and its sheet tell. */

/** Requests that a label counts as: it takes a thread for as long. */
export const SACO_PRICE = 5
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
    nombre: {
      type: 'string',
      minLength: 1,
      maxLength: LONGEST_NAME,
      ...bothTexts`Cómo lo llama la etiqueta. | What the label calls it.`,
    },
    porcentaje: {
      type: ['number', 'null'],
      exclusiveMinimum: 0,
      maximum: 100,
      ...bothTexts`El porcentaje que pone; dentro de un ingrediente compuesto, del compuesto. | The percentage printed; inside a compound ingredient, of the compound.`,
    },
    minimo: {
      type: ['boolean', 'null'],
      ...bothTexts`true: lo da como mínimo («mín.»). | true: it is given as a minimum («mín.»).`,
    },
    ingredientes: {
      type: ['array', 'null'],
      maxItems: MOST_ITEMS,
      items: { $ref: 'SacoIngrediente#' },
      ...bothTexts`Lo que lleva dentro, en su orden. | What is inside it, in order.`,
    },
  },
  ...bothTexts`Un ingrediente de la lista. | An ingredient of the list.`,
})

const printed = (what: BothTexts) =>
  Type.Optional(
    Type.Unsafe<string | number | null>({
      type: ['string', 'number', 'null'],
      maxLength: 12,
      ...bothTexts`${what} por 100 g, como está impreso: sus decimales dicen cómo se redondeó. | ${what} per 100 g, as printed: its decimals say how it was rounded.`,
    }),
  )

const measured = (about: SchemaText) =>
  Type.Optional(Type.Unsafe<number | null>({ type: ['number', 'null'], minimum: 0, maximum: 100, ...about }))

const Medidas = Type.Object(
  {
    humedad: measured(bothTexts`Agua, %. | Water, %.`),
    brix: measured(bothTexts`Grados Brix. | Degrees Brix.`),
    grasa: measured(bothTexts`Grasa, %. | Fat, %.`),
    proteina: measured(bothTexts`Proteína, %. | Protein, %.`),
    cacao: measured(bothTexts`Cacao en total (manteca y seco), %. | Cocoa in all (butter and dry), %.`),
    solidosLacteos: measured(bothTexts`Sólidos lácteos en total, %. | Milk solids in all, %.`),
    sacarosa: measured(bothTexts`Sacarosa, g por 100 g. | Sucrose, g per 100 g.`),
    glucosa: measured(bothTexts`Glucosa entre sus azúcares, g por 100 g. | Glucose among its sugars, g per 100 g.`),
    fructosa: measured(bothTexts`Fructosa, g por 100 g. | Fructose, g per 100 g.`),
    lactosa: measured(bothTexts`Lactosa, g por 100 g. | Lactose, g per 100 g.`),
    SLNG: measured(bothTexts`Sólidos lácteos no grasos, g por 100 g. | Milk solids without fat, g per 100 g.`),
    fibra: measured(bothTexts`Fibra, g por 100 g. | Fibre, g per 100 g.`),
    almidon: measured(bothTexts`Almidón, g por 100 g. | Starch, g per 100 g.`),
    grasaLactea: measured(bothTexts`Grasa de leche, g por 100 g. | Milk fat, g per 100 g.`),
    mantecaCacao: measured(bothTexts`Manteca de cacao, g por 100 g. | Cocoa butter, g per 100 g.`),
  },
  bothTexts`Lo que dice la ficha del proveedor, o lo que ha contestado. Lo que no se sabe, no se pone. | What the supplier's sheet says, or what the supplier answered. What is not known is not sent.`,
)

const Nutricion = Type.Object(
  {
    energiaKj: printed(
      bothTexts`Energía en kJ; solo comprueba que lo demás está bien copiado, | Energy in kJ; it only checks that the rest was copied right,`,
    ),
    energiaKcal: printed(
      bothTexts`Energía en kcal; solo comprueba que lo demás está bien copiado, | Energy in kcal; it only checks that the rest was copied right,`,
    ),
    grasas: printed(bothTexts`Grasas | Fat`),
    saturadas: printed(bothTexts`Grasas saturadas | Saturates`),
    hidratosDeCarbono: printed(bothTexts`Hidratos de carbono | Carbohydrate`),
    azucares: printed(bothTexts`Azúcares | Sugars`),
    fibra: printed(bothTexts`Fibra | Fibre`),
    proteinas: printed(bothTexts`Proteínas | Protein`),
    sal: printed(bothTexts`Sal | Salt`),
  },
  bothTexts`La tabla nutricional como está impresa: «9,1», «<0,5». Lo que no pone, no se manda. | The nutrition table as printed: \`9,1\`, \`<0,5\`. What it does not give is not sent.`,
)

const SacoRequest = Type.Object(
  {
    nombre: Type.Optional(
      Type.String({ maxLength: LONGEST_NAME, ...bothTexts`Cómo se llama el producto. | What the product is called.` }),
    ),
    oficio: Type.Optional(
      Type.Unsafe<string>({
        type: 'string',
        enum: Object.keys(allCrafts),
        ...bothTexts`Para qué oficio se abre: decide qué merece la pena preguntar. Si falta, helado. | The craft it is opened for: decides what is worth asking. Ice cream if missing.`,
      }),
    ),
    proceso: Type.Optional(
      Type.Unsafe<SackProcess>({
        type: 'string',
        enum: SACK_PROCESSES,
        ...bothTexts`Qué es: «polvo» o «mezcla» (no ha perdido agua; en una mezcla puede haber hasta un 5 % sin decir), «horneado» o «cocido» (la ha perdido). Si falta, mezcla. | What it is: \`polvo\` (powder) or \`mezcla\` (mixture): no water was lost, and a mixture may hide up to 5 % of it; \`horneado\` (baked) or \`cocido\` (cooked): some was. \`mezcla\` if missing.`,
      }),
    ),
    texto: Type.Optional(
      Type.String({
        maxLength: LONGEST_TEXT,
        ...bothTexts`La etiqueta o la ficha entera, pegada: de ella se toman la lista, la tabla y lo que declara. Hasta ${LONGEST_TEXT} caracteres. | The whole label or sheet, pasted: list, table and claims are taken from it. Up to ${LONGEST_TEXT} characters.`,
      }),
    ),
    ingredientes: Type.Optional(
      Type.Unsafe<string | readonly ListedItem[]>({
        type: ['string', 'array'],
        maxLength: LONGEST_TEXT,
        maxItems: MOST_ITEMS,
        items: { $ref: 'SacoIngrediente#' },
        ...bothTexts`La lista de ingredientes tal como está impresa, con sus paréntesis y porcentajes, o ya separada. Hace falta esta o «texto». | The ingredient list as printed, with its brackets and percentages, or already split. Either this or \`texto\` is needed.`,
      }),
    ),
    nutricion: Type.Optional(Nutricion),
    medidas: Type.Optional(Medidas),
  },
  {
    ...bothTexts`La etiqueta de un producto comprado. | The label of a bought product.`,
    examples: [sacoExample, sheetExample],
  },
)

const pair = (about: SchemaText) => Type.Optional(rangeSchema(about))

const interval = {
  valor: Type.Number(bothTexts`Lo más probable. | The likeliest.`),
  probable: pair(
    bothTexts`Donde está nueve de cada diez veces. Falta si la etiqueta se contradice. | Where it lies nine times in ten. Missing where the label contradicts itself.`,
  ),
  seguro: pair(
    bothTexts`Entre qué está por fuerza, si la lista está bien leída y la tabla no yerra más de lo corriente. Falta si no ha dado tiempo o si la etiqueta se contradice. | Between what it must lie, if the list was read right and the table errs no more than usual. Missing where there was no time or the label contradicts itself.`,
  ),
}

const SacoCifra = Type.Object(
  {
    ...interval,
    certeza: Type.Optional(
      Type.Unsafe<'alta' | 'media' | 'baja'>({
        type: 'string',
        enum: ['alta', 'media', 'baja'],
        ...bothTexts`«alta»: dentro del 3 %, medio gramo o un punto; «media»: del 10 %, gramo y medio o tres puntos. | \`alta\`: within 3 %, half a gram or a point; \`media\`: within 10 %, a gram and a half or three points.`,
      }),
    ),
    etiqueta: Type.String(bothTexts`Cómo se llama la cifra. | What the figure is called.`),
    unidad: Type.String(bothTexts`«g» por 100 g, o «puntos». | \`g\` per 100 g, or \`puntos\` (points).`),
  },
  bothTexts`Una cifra de lo que hay dentro. | A figure of what is inside.`,
)

const SacoParte = Type.Unsafe<{ nombre: string; porcentaje?: object; partes?: readonly object[] }>({
  type: 'object',
  required: ['nombre'],
  properties: {
    nombre: {
      type: 'string',
      ...bothTexts`El ingrediente, como lo llama la etiqueta. | The ingredient, as the label calls it.`,
    },
    porcentaje: {
      type: 'object',
      required: ['valor'],
      properties: interval,
      ...bothTexts`Gramos que se pusieron para 100 g de producto acabado. | Grams put in for 100 g of the finished product.`,
    },
    partes: {
      type: 'array',
      items: { $ref: 'SacoParte#' },
      ...bothTexts`Lo que lleva dentro, si es compuesto. | What is inside it, where it is a compound.`,
    },
  },
  ...bothTexts`Un ingrediente de la receta probable. | An ingredient of the likely recipe.`,
})

const SacoResponse = schemaWithFindings(
  Type.Object(
    {
      status: Type.Literal('ok', bothTexts`Siempre «ok» en una respuesta 200. | Always \`ok\` in a 200 answer.`),
      titular: Type.String(bothTexts`Lo que hay que saber, en una frase. | What has to be known, in a sentence.`),
      nivel: Type.Unsafe<'declarado' | 'tolerancia' | 'contradictoria'>({
        type: 'string',
        enum: ['declarado', 'tolerancia', 'contradictoria'],
        ...bothTexts`«declarado»: la tabla y la lista casan; «tolerancia»: solo con toda la que admite la norma; «contradictoria»: no casan, y las cifras son las de lo más cercano. | \`declarado\`: table and list agree; \`tolerancia\`: only with all that the law tolerates; \`contradictoria\`: they do not, and the figures are those of the nearest composition.`,
      }),
      lecturas: Type.Array(
        Type.Object({
          texto: Type.String(bothTexts`El ingrediente, como está escrito. | The ingredient, as written.`),
          ids: textsSchema(
            bothTexts`Los ingredientes del catálogo que puede ser; ninguno si no se conoce. | The catalogue rows it may be; none if nobody knows it.`,
          ),
          clase: Type.Optional(Type.String(bothTexts`Por qué puede ser varios. | Why it may be several.`)),
          desconocido: Type.Optional(
            Type.Literal(
              true,
              bothTexts`Nadie lo conoce: se cuenta como si pudiera ser cualquier cosa. | Nobody knows it: it counts as if it could be anything.`,
            ),
          ),
        }),
        bothTexts`Cómo se ha leído cada ingrediente. | How each ingredient was read.`,
      ),
      cifras: Type.Record(
        Type.String(),
        SacoCifra,
        bothTexts`Lo que lleva por 100 g: agua, azúcares, sacarosa, glucosa, fructosa, lactosa, grasas, proteínas, almidón, fibra, sal, SLNG y cacao seco; POD y PAC, en puntos. | What 100 g hold: water, sugars, sucrose, glucose, fructose, lactose, fats, protein, starch, fibre, salt, milk solids without fat and dry cocoa; POD and PAC, in points.`,
      ),
      receta: Type.Array(
        Type.Unsafe<object>({ $ref: 'SacoParte#' }),
        bothTexts`La receta probable, en el orden de la lista. | The likely recipe, in the order of the list.`,
      ),
      contradicciones: Type.Array(
        Type.Object({
          campo: Type.String(
            bothTexts`La cifra de la tabla que no casa, o «ingredientes». | The figure of the table that does not fit, or \`ingredientes\`.`,
          ),
          ingrediente: Type.Optional(
            Type.String(
              bothTexts`El ingrediente cuyo sitio o porcentaje no casa. | The ingredient whose place or percentage does not fit.`,
            ),
          ),
          pone: Type.Optional(Type.Number(bothTexts`Lo que pone. | What is printed.`)),
          posible: pair(bothTexts`Lo que podría ser con lo demás. | What it could be, given the rest.`),
          frase: Type.String(bothTexts`Qué no casa, y qué mirar. | What does not fit, and what to look at.`),
        }),
        bothTexts`Lo que no puede ser a la vez, lo peor primero. | What cannot be at once, the worst first.`,
      ),
      avisos: textsSchema(
        bothTexts`Lo que conviene saber de cómo se ha leído. | What is worth knowing about how it was read.`,
      ),
      pregunta: Type.Optional(
        Type.Object(
          {
            campo: Type.String(
              bothTexts`El campo de «medidas» que toma la respuesta, o «porcentaje» de un ingrediente de la lista. | The field of \`medidas\` that takes the answer, or \`porcentaje\` of an ingredient of the list.`,
            ),
            ingrediente: Type.Optional(
              Type.String(
                bothTexts`De qué ingrediente se pregunta el porcentaje. | Of which ingredient the percentage is asked.`,
              ),
            ),
            posicion: Type.Optional(
              Type.Integer(bothTexts`Su sitio en la lista, desde 0. | Its place in the list, from 0.`),
            ),
            que: Type.String(bothTexts`Qué se pregunta. | What is asked.`),
            frase: Type.String(bothTexts`Qué preguntar y qué se ganaría. | What to ask and what it would bring.`),
            paraCopiar: Type.String(bothTexts`La carta al proveedor. | The letter to the supplier.`),
            deja: Type.Array(
              Type.Object({
                cifra: Type.String(bothTexts`Qué cifra se sabría mejor. | Which figure would be known better.`),
                de: Type.Number(bothTexts`Con qué «±» se sabe ahora. | The «±» with which it is known now.`),
                a: Type.Number(bothTexts`Con qué «±» se sabría. | The «±» with which it would be known.`),
              }),
              bothTexts`Lo que dejaría la respuesta. | What the answer would leave.`,
            ),
            otras: textsSchema(bothTexts`Qué más se podría preguntar. | What else could be asked.`),
          },
          bothTexts`El dato que más aclararía. Falta si ya se sabe lo que el oficio necesita. | The number that would tell most. Missing where all that the craft needs is known.`,
        ),
      ),
      linea: Type.Optional(
        Type.Unsafe<Readonly<Record<string, unknown>>>({
          type: 'object',
          additionalProperties: true,
          ...bothTexts`El producto como línea de una fórmula del oficio: cópiala en «ingredients» con tus gramos. «preparacion» es su receta probable, y «saco» lo que puede errar, que cuenta en «duda». | The product as a line of a formula of the craft: copy it into \`ingredients\` with your grams. \`preparacion\` is its likely recipe, and \`saco\` how far it may be off, which counts in \`duda\`.`,
        }),
      ),
      poweredBy: Type.String(bothTexts`Quién responde. | Who answers.`),
    },
    bothTexts`Lo que hay dentro de un producto comprado. | What is inside a bought product.`,
  ),
)

export const SACO_PATH = '/api/saco'
const SacoManifest = operationManifest(bothTexts`Qué ofrece la apertura de un saco. | What opening a sack offers.`)
export const sacoManifest = (docsUrl: string) =>
  manifestOfOperation(
    { path: SACO_PATH, summary: say.SACO_SUMMARY, note: say.SACO_NOTE, example: sacoExample },
    docsUrl,
  )

export const sacoSchemas = { SacoIngrediente, SacoParte, SacoRequest, SacoResponse, SacoManifest } as const
export type SacoBody = Static<typeof SacoRequest>
