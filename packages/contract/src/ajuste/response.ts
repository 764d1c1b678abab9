import { Type } from 'typebox'
import { PareceTipo, PoweredBy, StatusSchema, textsSchema } from '../common.ts'

const text = (description: string) => Type.String({ description })
const number = (description: string) => Type.Number({ description })
const named = (name: string, description: string) => Type.Unsafe<unknown>({ $ref: `${name}#`, description })

const Linea = Type.Object(
  {
    nombre: text('Nombre, como se mandó.'),
    antes: number('Gramos antes.'),
    despues: number('Gramos después.'),
    cambio: number('Lo que cambia, en gramos; negativo si baja.'),
    fijo: Type.Boolean({ description: 'Si tenía que conservar su parte.' }),
    nuevo: Type.Boolean({ description: 'Si viene de la despensa.' }),
    preparacion: Type.Optional(text('La preparación en que está, si la mandaste con «abrir».')),
  },
  { description: 'Una línea de la fórmula.' },
)

const coste = (description: string) =>
  Type.Object(
    { lote: number('Euros de todo el lote.'), kg: number('Euros por kg de ingredientes pesados.') },
    { description },
  )

const limite = {
  parametro: text('Clave del parámetro.'),
  etiqueta: text('Nombre legible del parámetro.'),
  unidad: text('Unidad del parámetro.'),
  limite: Type.Enum(['min', 'max'], { type: 'string', description: 'Extremo del rango.' }),
  valor: number('Dónde está el límite.'),
}

export const RelajacionSchema = Type.Object(
  {
    ...limite,
    necesario: number('El valor que hay que admitir para que todo lo demás se cumpla.'),
    pierde: Type.Optional(text('El nombre legal que se pierde.')),
  },
  { description: 'Un límite que, movido él solo, deja cumplir todos los demás.' },
)

const Cumplimiento = Type.Object(
  {
    parametro: limite.parametro,
    etiqueta: limite.etiqueta,
    unidad: limite.unidad,
    origen: Type.Enum(['tipo', 'ley', 'cuidado', 'pedido'], {
      type: 'string',
      description:
        'De dónde viene: el rango del tipo, la ley del nombre, lo que no debe estropearse por el camino, o tu petición.',
    }),
    min: Type.Optional(number('Lo menos que se admite. Falta si no hay mínimo.')),
    max: Type.Optional(number('Lo más que se admite. Falta si no hay máximo.')),
    antes: Type.Optional(number('Lo que leía la fórmula que mandaste. Falta si no tenía con qué leerse.')),
    despues: Type.Optional(number('Lo que lee la fórmula nueva. Falta si no tiene con qué leerse.')),
    cumple: Type.Boolean({ description: 'Si la fórmula nueva lo cumple.' }),
    denominacion: Type.Optional(text('Solo de la ley: el nombre que lo pide.')),
  },
  { description: 'Un límite y cómo queda.' },
)

export const SalidaSchema = Type.Object(
  { nombre: text('Nombre del ingrediente.'), gramos: number('Gramos que llevaría el lote.') },
  { description: 'Un ingrediente que por sí solo deja cumplir todo.' },
)

const Seguridad = Type.Object(
  {
    pedida: Type.Number({ description: 'La probabilidad que pediste.' }),
    probabilidad: Type.Number({ description: 'La de que la fórmula respondida cumpla todos sus rangos a la vez.' }),
    cuesta: Type.Object(
      {
        euros: Type.Number({ description: 'Euros del lote, frente a la fórmula que solo cumple.' }),
        gramos: Type.Number({ description: 'Gramos que cambian de sitio, frente a la fórmula que solo cumple.' }),
      },
      { description: 'Lo que cuesta la seguridad.' },
    ),
    frase: Type.String({ description: 'Lo mismo, en palabras.' }),
  },
  { description: 'Solo si pides «seguridad».' },
)

const Sensibilidad = Type.Object(
  {
    limites: Type.Array(
      Type.Object(
        {
          ...limite,
          cuesta: number('Lo que ahorraría pedir una unidad menos.'),
          por: Type.Enum(['€/kg', 'g'], {
            type: 'string',
            description: 'Euros por kg, o gramos de cambio en el lote.',
          }),
        },
        { description: 'Un límite en el que se apoya la respuesta.' },
      ),
      { description: 'Los límites en los que se apoya la respuesta y lo que cuesta cada uno.' },
    ),
    precios: Type.Array(
      Type.Object(
        {
          nombre: text('Nombre del ingrediente.'),
          precio: number('Precio con el que se ha calculado, €/kg.'),
          desde: Type.Optional(number('Por debajo de este precio entraría más. Falta si da igual.')),
          hasta: Type.Optional(number('Por encima de este precio entraría menos. Falta si da igual.')),
        },
        { description: 'Entre qué precios la fórmula más barata es la misma.' },
      ),
      { description: 'Solo con «menor_coste»: a partir de qué precio de cada ingrediente cambia la respuesta.' },
    ),
  },
  { description: 'Qué cuesta cada límite y desde qué precio cambiaría la respuesta.' },
)

export const ajusteResponse = (request: string, response: string, description: string) =>
  Type.Object(
    {
      status: StatusSchema,
      factible: Type.Boolean({
        description: 'true si los gramos dados cumplen todo lo pedido; false si la fórmula es solo la más cercana.',
      }),
      ingredients: Type.Array(Linea, { description: 'Las líneas de la petición, en su orden, y lo que se añade.' }),
      formula: named(request, 'La fórmula nueva, lista para mandarla al análisis del oficio.'),
      antes: named(response, 'El análisis de la fórmula que mandaste.'),
      despues: named(response, 'El análisis de la fórmula nueva, con los gramos ya redondeados.'),
      explicacion: textsSchema('Qué se ha hecho y por qué.'),
      coste: Type.Object(
        { antes: coste('Lo que costaba.'), despues: coste('Lo que cuesta.') },
        { description: 'Coste con tus precios o, si no los das, con los del catálogo.' },
      ),
      cumplimiento: Type.Array(Cumplimiento, {
        description:
          'Todos los límites que había que respetar, también los que el veredicto no mira: el que falla está aquí.',
      }),
      relajaciones: Type.Optional(
        Type.Array(RelajacionSchema, {
          description: 'Solo si no es factible: límites que, movidos de uno en uno, lo arreglan.',
        }),
      ),
      alAnadir: Type.Optional(
        Type.Array(SalidaSchema, {
          description: 'Solo si no es factible: ingredientes del catálogo que, añadidos de uno en uno, lo arreglan.',
        }),
      ),
      alLiberar: Type.Optional(
        Type.Array(SalidaSchema, {
          description: 'Solo si no es factible: ingredientes fijos que, soltados de uno en uno, lo arreglan.',
        }),
      ),
      sensibilidad: Sensibilidad,
      seguridad: Type.Optional(Seguridad),
      warnings: textsSchema('Avisos del ajuste.'),
      pareceTipo: Type.Optional(PareceTipo),
      poweredBy: PoweredBy,
    },
    { description },
  )
