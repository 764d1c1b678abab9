import { allCrafts } from '@obrador/engine'
import { bothTexts, type SchemaText } from '../both-texts.ts'
import { Type } from '../schema-type.ts'
import { cambioExample, cartaExample } from './example.ts'

/** What a menu and a change of prices are asked with; the balancer has the same bounds, and refuses in words. */

const NAME = 120
/** Beyond what the balancer takes, so that it is the one who says no, and in words. */
const MOST_SENT = 200
const GRAMS = 100_000
const EUROS = 10_000
const KILOS = 1_000_000

const number = (about: SchemaText, maximum = GRAMS, minimum = 0) =>
  Type.Optional(Type.Number({ minimum, maximum, ...about }))
const names = (about: SchemaText) =>
  Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: NAME }), { maxItems: MOST_SENT, ...about }))
const prices = (about: SchemaText) =>
  Type.Optional(Type.Record(Type.String(), Type.Number({ minimum: 0, maximum: EUROS }), about))

/** The craft of a menu that names none. */
export const MENU_CRAFT = 'helado'

const oficioField = Type.Optional(
  Type.Unsafe<string>({
    type: 'string',
    enum: Object.keys(allCrafts),
    ...bothTexts`El oficio. Si falta, helado. | The craft. Ice cream if missing.`,
  }),
)

const wanted = Type.Object(
  {
    min: Type.Optional(Type.Number(bothTexts`Desde. | From.`)),
    max: Type.Optional(Type.Number(bothTexts`Hasta. | Up to.`)),
  },
  bothTexts`Un rango propio. | An own range.`,
)

const priced = {
  precio: number(bothTexts`€/kg, en lugar del precio del catálogo. | €/kg, in place of the catalogue's price.`, EUROS),
}

const baseLine = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: NAME,
      ...bothTexts`El ingrediente, por su nombre o su id. | The ingredient, by its name or id.`,
    }),
    min: number(bothTexts`Gramos por kilo de base, como mínimo. | Grams per kilo of base, at least.`),
    max: number(bothTexts`Como máximo. | At most.`),
    ...priced,
    redondeo: number(
      bothTexts`Paso de la báscula, g. Por defecto 1, o 0,1 si el máximo no llega a 20. | Step of the scales, g. By default 1, or 0.1 where the maximum is under 20.`,
    ),
    opcional: Type.Optional(
      Type.Boolean(
        bothTexts`true: o no va, o pesa al menos su «min» (la yema). | true: it is left out, or weighs at least its \`min\` (yolk).`,
      ),
    ),
  },
  {
    additionalProperties: true,
    ...bothTexts`Un ingrediente con que se puede hacer la base; puede llevar su composición, como en el análisis. | An ingredient a base may be made with; it may carry its composition, as in the analysis.`,
  },
)

const dose = Type.Unsafe<Readonly<Record<string, unknown>>>({
  type: 'object',
  additionalProperties: true,
  properties: {
    name: { type: 'string', maxLength: NAME, ...bothTexts`El ingrediente. | The ingredient.` },
    grams: {
      type: 'number',
      minimum: 0,
      maximum: GRAMS,
      ...bothTexts`Gramos por kilo de base. | Grams per kilo of base.`,
    },
    min: {
      type: 'number',
      minimum: 0,
      maximum: GRAMS,
      ...bothTexts`Con «max», en lugar de «grams»: la dosis puede moverse entre los dos. | With \`max\`, in place of \`grams\`: the dose may move between the two.`,
    },
    max: { type: 'number', minimum: 0, maximum: GRAMS, ...bothTexts`Hasta. | Up to.` },
    tras: {
      type: 'boolean',
      ...bothTexts`true: se pone después de hacer (pepitas tras mantecar). Cuenta en la etiqueta y en el coste, no en las cifras. | true: it goes in after making (chips after churning). It counts on the label and in the cost, not in the figures.`,
    },
  },
  ...bothTexts`Una dosis; admite lo mismo que una línea del análisis, «preparacion» incluida. | A dose; it takes what a line of the analysis takes, \`preparacion\` included.`,
})

const flavour = Type.Object(
  {
    nombre: Type.String({ minLength: 1, maxLength: NAME, ...bothTexts`Cómo se llama. | What it is called.` }),
    type: Type.Optional(
      Type.String({
        maxLength: NAME,
        ...bothTexts`Su tipo, si no es el de todos. | Its type, where it is not that of all.`,
      }),
    ),
    ingredients: Type.Optional(
      Type.Array(dose, {
        maxItems: MOST_SENT,
        ...bothTexts`Lo que lleva por kilo de base. | What it has per kilo of base.`,
      }),
    ),
    llamarse: names(
      bothTexts`Nombres y palabras que ha de poder llevar: «Helado crema», «con pistacho», «de chocolate», «mantecado». | Names and words it must be allowed to bear: \`Helado crema\`, \`con pistacho\`, \`de chocolate\`, \`mantecado\`.`,
    ),
    alergenos: names(
      bothTexts`Los alérgenos que puede llevar. Si falta, los de su tipo y los de sus dosis. | The allergens it may have. If missing, those of its type and its doses.`,
    ),
    sin: names(
      bothTexts`Nombres, ids o categorías que no pueden entrar. | Names, ids or categories that may not go in.`,
    ),
    con: names(
      bothTexts`Lo que puede entrar aunque nadie lo espere: «alcohol», «gelatina», «edulcorantes». | What may go in though nobody expects it: \`alcohol\`, \`gelatina\`, \`edulcorantes\`.`,
    ),
    objetivos: Type.Optional(
      Type.Record(
        Type.String(),
        wanted,
        bothTexts`Rangos propios por parámetro, en lugar de los del tipo. | Own ranges by parameter, in place of the type's.`,
      ),
    ),
    kilos: number(bothTexts`Kilos que se venden. | Kilos sold.`, KILOS),
  },
  bothTexts`Un sabor: lo que se pone por kilo de base y lo que ha de cumplir. | A flavour: what goes in per kilo of base, and what it has to keep to.`,
)

const corrector = Type.Unsafe<string | Readonly<Record<string, unknown>>>({
  type: ['string', 'object'],
  maxLength: NAME,
  additionalProperties: true,
  ...bothTexts`Un nombre, o una línea con su «max» y su «precio». | A name, or a line with its \`max\` and \`precio\`.`,
})

export const CartaRequest = Type.Object(
  {
    oficio: oficioField,
    type: Type.Optional(
      Type.String({
        maxLength: NAME,
        ...bothTexts`El tipo de los sabores que no dicen otro. | The type of the flavours that name no other.`,
      }),
    ),
    base: Type.Optional(
      Type.Array(baseLine, {
        minItems: 1,
        maxItems: MOST_SENT,
        ...bothTexts`Con qué se puede hacer una base (16 como mucho). Si falta, lo que todo obrador tiene para el tipo. | What a base may be made with (16 at most). If missing, what every workshop has for the type.`,
      }),
    ),
    sabores: Type.Array(flavour, {
      minItems: 1,
      maxItems: MOST_SENT,
      ...bothTexts`Los sabores de la carta: 60 como mucho. | The flavours of the menu: 60 at most.`,
    }),
    bases: Type.Optional(
      Type.Object(
        {
          max: Type.Optional(
            Type.Integer({
              minimum: 1,
              maximum: 20,
              ...bothTexts`Cuántas bases como mucho, entre todas las familias. Por defecto, 6. | How many bases at most, of all families. By default, 6.`,
            }),
          ),
        },
        bothTexts`Cuántas bases. | How many bases.`,
      ),
    ),
    correcciones: Type.Optional(
      Type.Object(
        {
          con: Type.Optional(
            Type.Array(corrector, {
              maxItems: MOST_SENT,
              ...bothTexts`Con qué (8 como mucho). | With what (8 at most).`,
            }),
          ),
          max: number(bothTexts`Gramos por kilo de base en cada sabor. | Grams per kilo of base in each flavour.`),
          sabores: Type.Optional(
            Type.Integer({
              minimum: 0,
              maximum: MOST_SENT,
              ...bothTexts`Cuántos sabores como mucho. | How many flavours at most.`,
            }),
          ),
        },
        bothTexts`Con qué se puede corregir un sabor, y cuánto. Corregir solo añade. Si falta, no se corrige ninguno. | What a flavour may be corrected with, and how much. Correcting only adds. If missing, none is.`,
      ),
    ),
    objetivo: Type.Optional(
      Type.Unsafe<'centrada' | 'menor_coste'>({
        type: 'string',
        enum: ['centrada', 'menor_coste'],
        ...bothTexts`Entre las que valen igual: «centrada» (por defecto) deja cada cifra lo más lejos de su límite; «menor_coste», la más barata. | Among those as good: \`centrada\` (default) keeps every figure furthest from its limit; \`menor_coste\`, the cheapest.`,
      }),
    ),
    seguridad: number(
      bothTexts`Probabilidad con que cada sabor ha de aguantar en sus rangos con la próxima compra: 0,9. | Probability with which each flavour should hold in its ranges at the next purchase: 0.9.`,
      0.999,
    ),
    duda: Type.Optional(
      Type.Boolean(
        bothTexts`true: dice de cada sabor cuántas veces aguanta («probabilidad»). | true: tells of each flavour how often it holds (\`probabilidad\`).`,
      ),
    ),
    segundos: number(
      bothTexts`Trabajo que se le da, en segundos de una máquina corriente: hasta 10. | Work it is given, in seconds of a usual machine: up to 10.`,
      600,
    ),
    sin: names(bothTexts`Lo que no puede entrar en ningún sabor. | What may not go into any flavour.`),
    alergenos: names(
      bothTexts`Los alérgenos del tipo, si no son los suyos de siempre. | The allergens of the type, where they are not the usual ones.`,
    ),
    existencias: Type.Optional(
      Type.Record(
        Type.String(),
        Type.Number({ minimum: 0, maximum: 1000 * KILOS }),
        bothTexts`Gramos que hay de un ingrediente, por su nombre, para los kilos de todos los sabores: ninguna base lleva más. | Grams there are of an ingredient, by its name, for the kilos of all flavours: no base takes more.`,
      ),
    ),
    porKilo: number(
      bothTexts`Gramos de base a los que se refieren las dosis. Por defecto, 1000. | Grams of base that the doses are for. By default, 1000.`,
      GRAMS,
      1,
    ),
    preparaciones: Type.Optional(
      Type.Unsafe<Readonly<Record<string, unknown>>>({
        type: 'object',
        additionalProperties: true,
        ...bothTexts`Preparaciones por su nombre, como en el análisis. | Preparations by name, as in the analysis.`,
      }),
    ),
  },
  {
    ...bothTexts`Una carta: con qué se hacen las bases y qué sabores se hacen con ellas. | A menu: what bases are made with, and which flavours are made on them.`,
    examples: [cartaExample],
  },
)

const bookFormula = Type.Unsafe<Readonly<Record<string, unknown>>>({
  type: 'object',
  additionalProperties: true,
  required: ['nombre', 'ingredients'],
  properties: {
    nombre: { type: 'string', minLength: 1, maxLength: NAME, ...bothTexts`Cómo se llama. | What it is called.` },
    oficio: {
      type: 'string',
      enum: Object.keys(allCrafts),
      ...bothTexts`Su oficio, si no es el de todas. | Its craft, where it is not that of all.`,
    },
    type: { type: 'string', maxLength: NAME, ...bothTexts`Su tipo. | Its type.` },
    ingredients: {
      type: 'array',
      minItems: 1,
      maxItems: MOST_SENT,
      items: { type: 'object', additionalProperties: true },
      ...bothTexts`Sus líneas, como en el análisis. | Its lines, as in the analysis.`,
    },
    kilos: {
      type: 'number',
      minimum: 0,
      maximum: KILOS,
      ...bothTexts`Kilos que se hacen en el tiempo de que se habla. | Kilos made in the time in question.`,
    },
  },
  ...bothTexts`Una fórmula del libro. | A formula of the book.`,
})

export const CambioRequest = Type.Object(
  {
    oficio: oficioField,
    libro: Type.Array(bookFormula, {
      minItems: 1,
      maxItems: MOST_SENT,
      ...bothTexts`Las fórmulas: 40 como mucho. | The formulas: 40 at most.`,
    }),
    antes: Type.Optional(
      Type.Object(
        { precios: prices(bothTexts`€/kg por nombre. | €/kg by name.`) },
        bothTexts`Lo que costaba antes lo que no es del catálogo. | What it cost before, where that is not the catalogue's.`,
      ),
    ),
    cambios: Type.Object(
      {
        precios: prices(bothTexts`€/kg por nombre, desde ahora. | €/kg by name, from now on.`),
        faltan: names(bothTexts`Lo que ya no hay. | What there is no more.`),
      },
      bothTexts`Qué cambia. | What changes.`,
    ),
    mantener: names(
      bothTexts`Parámetros que se quedan donde están (un 5 % de su rango). Por defecto, los que nota quien compra. | Parameters that stay where they are (5 % of their range). By default, those that a customer notices.`,
    ),
    maxLineas: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 8,
        ...bothTexts`Líneas que puede cambiar cada fórmula. Por defecto, 3. | Lines each formula may change. By default, 3.`,
      }),
    ),
    maxGramos: number(
      bothTexts`Gramos de un kilo que pueden entrar en lugar de otros. Por defecto, 60: más es otro producto. | Grams of a kilo that may go in instead of others. By default, 60: more is another product.`,
      500,
    ),
    nuevos: Type.Optional(
      Type.Object(
        {
          con: names(bothTexts`Lo que se podría comprar (6 como mucho). | What could be bought (6 at most).`),
          max: Type.Optional(Type.Integer({ minimum: 0, maximum: 3, ...bothTexts`Cuántas cosas. | How many things.` })),
        },
        bothTexts`Lo que la casa podría comprar y ahora no tiene. | What the house could buy and does not have now.`,
      ),
    ),
    recuperar: Type.Optional(
      Type.Number({
        minimum: -1e7,
        maximum: 1e7,
        ...bothTexts`€ que se quieren recuperar. Por defecto, todo lo que se pierde. | € to be had back. By default, all that is lost.`,
      }),
    ),
    intactas: names(
      bothTexts`Nombres de las fórmulas que se quedan como están. | Names of the formulas that stay as they are.`,
    ),
    alcance: Type.Optional(
      Type.Unsafe<'tocadas' | 'libro'>({
        type: 'string',
        enum: ['tocadas', 'libro'],
        ...bothTexts`«tocadas» (por defecto): solo cambian las fórmulas a las que llega; «libro»: cualquiera. | \`tocadas\` (default): only the formulas it reaches change; \`libro\`: any of the book.`,
      }),
    ),
  },
  {
    ...bothTexts`Un libro de fórmulas, y lo que cambia de precio o falta. | A book of formulas, and what changes its price or is missing.`,
    examples: [cambioExample],
  },
)
