import { bothTexts, type SchemaText } from '../both-texts.ts'
import { PareceTipo, PoweredBy, StatusSchema, textsSchema, unweighedMark } from '../common.ts'
import { Type } from '../schema-type.ts'

const text = (about: SchemaText) => Type.String(about)
const number = (about: SchemaText) => Type.Number(about)
const named = (name: string, about: SchemaText) => Type.Unsafe<unknown>({ $ref: `${name}#`, ...about })

const Linea = Type.Object(
  {
    nombre: text(bothTexts`Nombre, como se mandó. | Name, as it was sent.`),
    antes: number(bothTexts`Gramos antes. | Grams before.`),
    despues: number(bothTexts`Gramos después. | Grams after.`),
    cambio: number(
      bothTexts`Lo que cambia, en gramos; negativo si baja. | What changes, in grams; negative if it goes down.`,
    ),
    fijo: Type.Boolean(bothTexts`Si tenía que conservar su parte. | Whether it had to keep its share.`),
    nuevo: Type.Boolean(bothTexts`Si viene de la despensa. | Whether it comes from the pantry.`),
    preparacion: Type.Optional(
      text(
        bothTexts`La preparación en que está, si la mandaste con «abrir». | The preparation that it is in, if you sent it with \`abrir\`.`,
      ),
    ),
    sinPesar: unweighedMark,
  },
  bothTexts`Una línea de la fórmula. | A line of the formula.`,
)

const coste = (about: SchemaText) =>
  Type.Object(
    {
      lote: number(bothTexts`Euros de todo el lote. | Euros of the whole batch.`),
      kg: number(bothTexts`Euros por kg de ingredientes pesados. | Euros per kg of ingredients weighed.`),
    },
    about,
  )

const limite = {
  parametro: text(bothTexts`Clave del parámetro. | Key of the parameter.`),
  etiqueta: text(bothTexts`Nombre legible del parámetro. | Readable name of the parameter.`),
  unidad: text(bothTexts`Unidad del parámetro. | Unit of the parameter.`),
  limite: Type.Enum(['min', 'max'], { type: 'string', ...bothTexts`Extremo del rango. | End of the range.` }),
  valor: number(bothTexts`Dónde está el límite. | Where the limit is.`),
}

export const RelajacionSchema = Type.Object(
  {
    ...limite,
    necesario: number(
      bothTexts`El valor que hay que admitir para que todo lo demás se cumpla. | The value that has to be admitted for everything else to be met.`,
    ),
    pierde: Type.Optional(text(bothTexts`El nombre legal que se pierde. | The legal name that is lost.`)),
  },
  bothTexts`Un límite que, movido él solo, deja cumplir todos los demás. | A limit that, moved alone, lets all others be met.`,
)

const Cumplimiento = Type.Object(
  {
    parametro: limite.parametro,
    etiqueta: limite.etiqueta,
    unidad: limite.unidad,
    origen: Type.Enum(['tipo', 'ley', 'cuidado', 'pedido'], {
      type: 'string',
      ...bothTexts`De dónde viene: el rango del tipo, la ley del nombre, lo que no debe estropearse por el camino, o tu petición. | Where it comes from: the range of the type, the law of the name, what must not be spoilt on the way, or your request.`,
    }),
    min: Type.Optional(
      number(
        bothTexts`Lo menos que se admite. Falta si no hay mínimo. | The least that is admitted. Missing if there is no minimum.`,
      ),
    ),
    max: Type.Optional(
      number(
        bothTexts`Lo más que se admite. Falta si no hay máximo. | The most that is admitted. Missing if there is no maximum.`,
      ),
    ),
    antes: Type.Optional(
      number(
        bothTexts`Lo que leía la fórmula que mandaste. Falta si no tenía con qué leerse. | What the formula that you sent read. Missing if there was nothing to read it by.`,
      ),
    ),
    despues: Type.Optional(
      number(
        bothTexts`Lo que lee la fórmula nueva. Falta si no tiene con qué leerse. | What the new formula reads. Missing if there is nothing to read it by.`,
      ),
    ),
    cumple: Type.Boolean(bothTexts`Si la fórmula nueva lo cumple. | Whether the new formula meets it.`),
    denominacion: Type.Optional(
      text(bothTexts`Solo de la ley: el nombre que lo pide. | Only of the law: the name that asks for it.`),
    ),
  },
  bothTexts`Un límite y cómo queda. | A limit and how it ends up.`,
)

export const SalidaSchema = Type.Object(
  {
    nombre: text(bothTexts`Nombre del ingrediente. | Name of the ingredient.`),
    gramos: number(bothTexts`Gramos que llevaría el lote. | Grams that the batch would hold.`),
  },
  bothTexts`Un ingrediente que por sí solo deja cumplir todo. | An ingredient that lets everything be met by itself.`,
)

const Seguridad = Type.Object(
  {
    pedida: Type.Number(bothTexts`La probabilidad que pediste. | The probability that you asked for.`),
    probabilidad: Type.Number(
      bothTexts`La de que la fórmula respondida cumpla todos sus rangos a la vez. | That of the answered formula meeting all its ranges at once.`,
    ),
    cuesta: Type.Object(
      {
        euros: Type.Number(
          bothTexts`Euros del lote, frente a la fórmula que solo cumple. | Euros of the batch, compared with the formula that merely complies.`,
        ),
        gramos: Type.Number(
          bothTexts`Gramos que cambian de sitio, frente a la fórmula que solo cumple. | Grams that change place, compared with the formula that merely complies.`,
        ),
      },
      bothTexts`Lo que cuesta la seguridad. | What the certainty costs.`,
    ),
    frase: Type.String(bothTexts`Lo mismo, en palabras. | The same, in words.`),
  },
  bothTexts`Solo si pides «seguridad». | Only if you ask for \`seguridad\`.`,
)

const Sensibilidad = Type.Object(
  {
    limites: Type.Array(
      Type.Object(
        {
          ...limite,
          cuesta: number(
            bothTexts`Lo que ahorraría pedir una unidad menos. | What asking for one unit less would save.`,
          ),
          por: Type.Enum(['€/kg', 'g'], {
            type: 'string',
            ...bothTexts`Euros por kg, o gramos de cambio en el lote. | Euros per kg, or grams of change in the batch.`,
          }),
        },
        bothTexts`Un límite en el que se apoya la respuesta. | A limit on which the answer rests.`,
      ),
      bothTexts`Los límites en los que se apoya la respuesta y lo que cuesta cada uno. | The limits on which the answer rests and what each costs.`,
    ),
    precios: Type.Array(
      Type.Object(
        {
          nombre: text(bothTexts`Nombre del ingrediente. | Name of the ingredient.`),
          precio: number(
            bothTexts`Precio con el que se ha calculado, €/kg. | Price with which it was worked out, €/kg.`,
          ),
          desde: Type.Optional(
            number(
              bothTexts`Por debajo de este precio entraría más. Falta si da igual. | Below this price more would go in. Missing if it makes no difference.`,
            ),
          ),
          hasta: Type.Optional(
            number(
              bothTexts`Por encima de este precio entraría menos. Falta si da igual. | Above this price less would go in. Missing if it makes no difference.`,
            ),
          ),
        },
        bothTexts`Entre qué precios la fórmula más barata es la misma. | Between which prices the cheapest formula is the same.`,
      ),
      bothTexts`Solo con «menor_coste»: a partir de qué precio de cada ingrediente cambia la respuesta. | Only with \`menor_coste\`: from which price of each ingredient the answer changes.`,
    ),
  },
  bothTexts`Qué cuesta cada límite y desde qué precio cambiaría la respuesta. | What each limit costs and from which price the answer would change.`,
)

export const ajusteResponse = (request: string, response: string, about: SchemaText) =>
  Type.Object(
    {
      status: StatusSchema,
      factible: Type.Optional(
        Type.Boolean(
          bothTexts`true si los gramos dados cumplen todo lo pedido; false si la fórmula es solo la más cercana; falta si no ha dado tiempo a saberlo (mira «estado»). | true if the grams given meet everything that was asked; false if the formula is only the nearest; missing where nobody could tell (see \`estado\`).`,
        ),
      ),
      estado: Type.Enum(['resuelto', 'imposible', 'sin_ajustar', 'sin_pasos', 'sin_tiempo'], {
        type: 'string',
        ...bothTexts`Cómo ha acabado: «resuelto», «imposible», «sin_ajustar» (se deja como está y se dice por qué), «sin_pasos» (hay más combinaciones de las que se prueban, igual en cualquier máquina) o «sin_tiempo» (la máquina está demasiado ocupada; vuelve a pedirlo). Con los dos últimos, la fórmula es la mejor hasta ahí. | How it ended: \`resuelto\` (solved), \`imposible\` (nothing can meet it), \`sin_ajustar\` (left as it is, and why is told), \`sin_pasos\` (there is more to try than is tried, the same on any machine) or \`sin_tiempo\` (the machine is too busy; ask again). With the last two the formula is the best so far.`,
      }),
      brecha: Type.Optional(
        Type.Number(
          bothTexts`Solo con «sin_pasos» o «sin_tiempo»: lo que le falta a la fórmula, en anchuras de los rangos que no cumple; 0 si cumple todo. | Only with \`sin_pasos\` or \`sin_tiempo\`: what the formula lacks, in widths of the ranges that it misses; 0 if it meets everything.`,
        ),
      ),
      ingredients: Type.Array(
        Linea,
        bothTexts`Las líneas de la petición, en su orden, y lo que se añade. | The lines of the request, in their order, and what is added.`,
      ),
      formula: named(
        request,
        bothTexts`La fórmula nueva, lista para mandarla al análisis del oficio. | The new formula, ready to be sent to the analysis of the craft.`,
      ),
      antes: named(
        response,
        bothTexts`El análisis de la fórmula que mandaste. | The analysis of the formula that you sent.`,
      ),
      despues: named(
        response,
        bothTexts`El análisis de la fórmula nueva, con los gramos ya redondeados. | The analysis of the new formula, with its grams rounded.`,
      ),
      explicacion: textsSchema(bothTexts`Qué se ha hecho y por qué. | What was done and why.`),
      coste: Type.Object(
        {
          antes: coste(bothTexts`Lo que costaba. | What it cost.`),
          despues: coste(bothTexts`Lo que cuesta. | What it costs.`),
        },
        bothTexts`Coste con tus precios o, si no los das, con los del catálogo. | Cost at your prices or, if you give none, at those of the catalogue.`,
      ),
      cumplimiento: Type.Array(
        Cumplimiento,
        bothTexts`Todos los límites que había que respetar, también los que el veredicto no mira: el que falla está aquí. | All limits that had to be kept to, also those that the verdict does not look at: the one that fails is here.`,
      ),
      relajaciones: Type.Optional(
        Type.Array(
          RelajacionSchema,
          bothTexts`Solo si no es factible: límites que, movidos de uno en uno, lo arreglan. | Only if it is not feasible: limits that mend it, moved one at a time.`,
        ),
      ),
      alAnadir: Type.Optional(
        Type.Array(
          SalidaSchema,
          bothTexts`Solo si no es factible: ingredientes del catálogo que, añadidos de uno en uno, lo arreglan. | Only if it is not feasible: ingredients of the catalogue that mend it, added one at a time.`,
        ),
      ),
      alLiberar: Type.Optional(
        Type.Array(
          SalidaSchema,
          bothTexts`Solo si no es factible: ingredientes fijos que, soltados de uno en uno, lo arreglan. | Only if it is not feasible: fixed ingredients that mend it, let go one at a time.`,
        ),
      ),
      sensibilidad: Sensibilidad,
      seguridad: Type.Optional(Seguridad),
      warnings: textsSchema(bothTexts`Avisos del ajuste. | Warnings of the adjustment.`),
      pareceTipo: Type.Optional(PareceTipo),
      poweredBy: PoweredBy,
    },
    about,
  )
