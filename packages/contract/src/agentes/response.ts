import type { allCrafts } from '@obrador/engine'
import type { Static } from 'typebox'
import { RelajacionSchema, SalidaSchema } from '../ajuste/response.ts'
import { booleanOrNull, rangeSchema, textsSchema, VerdictSchema } from '../common.ts'
import { analysisContracts } from '../crafts.ts'
import { DescritoSchema } from '../describe.ts'
import { Type } from '../schema-type.ts'
import { openReadingFields } from '../texto.ts'

/** What agents get: the short answer, and everything that was worked out in `completo` when it was asked for. */

const text = (description: string) => Type.String({ description })
const number = (description: string) => Type.Number({ description })
const oficio = Type.Unsafe<keyof typeof allCrafts>({
  type: 'string',
  enum: Object.keys(analysisContracts),
  description: 'Oficio.',
})
const whole = (description: string) =>
  Type.Optional(Type.Unsafe<object>({ type: 'object', additionalProperties: true, description }))
const completo = whole('Solo con «detalle»: la respuesta entera de la interfaz HTTP.')

/** What a reading leaves open, in fewer words than the paths say it. */
const open = {
  sinPesar: Type.Optional(Type.Literal(true, { description: 'Nadie lo ha pesado: pregunta.' })),
  resto: Type.Optional({ ...openReadingFields.resto, description: 'Palabras del nombre que no cuentan.' }),
  provisional: Type.Optional({ ...openReadingFields.provisional, description: 'Lo más probable: confírmalo.' }),
  alternativas: Type.Optional({ ...openReadingFields.alternativas, description: 'Qué más puede ser.' }),
  puedeLlevar: Type.Optional({ ...openReadingFields.puedeLlevar, description: 'Alérgenos sin confirmar.' }),
}

const short = Type.String()
/** What a pasted text seems to make. */
const TipoLeido = Type.Object(
  { oficio: short, tipo: short, porque: short, alternativas: Type.Array(short) },
  { description: 'Solo con «texto»: qué parece y por qué; «alternativas» como oficio/tipo.' },
)
const tipoLeido = Type.Optional(TipoLeido)

const Lectura = Type.Object(
  {
    nombre: text('Nombre, como se mandó o como se ha leído en el texto.'),
    gramos: Type.Optional(number('Gramos con que cuenta. Falta si no se ha podido contar.')),
    aprox: Type.Optional(Type.Boolean({ description: 'true si los gramos no estaban escritos y son aproximados.' })),
    id: Type.Optional(text('Fila del catálogo con la que se ha leído. Falta si no es ninguna.')),
    leidoComo: Type.Optional(text('Nombre de esa fila, o de lo que se ha calculado a partir de ella.')),
    exacta: Type.Optional(
      Type.Boolean({ description: 'false: el nombre se ha interpretado o no se conoce; compruébalo.' }),
    ),
    ...open,
  },
  { description: 'Cómo se ha leído una línea.' },
)
const lecturas = Type.Array(Lectura, { description: 'Cómo se ha leído cada línea, en su orden.' })
const avisos = textsSchema({ description: 'Avisos: no los pases por alto.' })

const Fuera = Type.Object(
  {
    parametro: text('Clave del parámetro.'),
    etiqueta: text('Nombre legible.'),
    valor: number('Su valor.'),
    unidad: text('Unidad.'),
    rango: rangeSchema({ description: '[mínimo, máximo].' }),
    falta: text('Lo que le falta o le sobra, en palabras.'),
  },
  { description: 'Un parámetro fuera de su rango.' },
)

const Correccion = Type.Object(
  {
    quitar: Type.Optional(text('Ingrediente que se quita.')),
    poner: Type.Optional(text('Ingrediente que se pone.')),
    gramos: number('Gramos que se quitan, se ponen o se cambian, del lote que se mandó.'),
    frase: text('Lo mismo, en una frase.'),
  },
  { description: 'Una corrección; se aplican todas juntas y en este orden.' },
)

const nombreEscrito = whole('De «denominacion»: «cumple» (null: por demostrar), sus partes y el cambio que la permite.')

const judged = {
  oficio,
  tipo: text('Tipo aplicado.'),
  tipoLabel: text('Nombre legible del tipo.'),
  veredicto: VerdictSchema,
  titular: text('El veredicto en una o dos frases.'),
  puntuacion: whole('Donde el oficio puntúa: medalla o almendras, categoría, temperaturas de templado, aw.'),
  fuera: Type.Array(Fuera, { description: 'Lo que está fuera de rango.' }),
  avisos,
  cifras: Type.Unsafe<Readonly<Record<string, number>>>({
    type: 'object',
    additionalProperties: { type: 'number' },
    description: 'Todos los parámetros, por su clave. El PAC del helado, en °C.',
  }),
  sinPrecio: Type.Optional(textsSchema({ description: 'Líneas sin precio: el coste no las cuenta y es un mínimo.' })),
  legal: Type.Optional(
    Type.Object(
      {
        cumple: booleanOrNull({
          description: 'Si puede llevar la denominación; null si falta algo que una fórmula no dice.',
        }),
        denominacion: text('La denominación con que se compara.'),
        nombre: Type.Optional(text('El nombre que puede ir en la etiqueta.')),
        siAdemas: textsSchema({ description: 'Lo que el nombre pide y una fórmula no enseña.' }),
        objecion: Type.Optional(text('Por qué no puede llevarla y qué gramos la alcanzan.')),
      },
      { description: 'Qué puede llamarse.' },
    ),
  ),
  nombreEscrito,
  conservacion: Type.Optional(text('Cómo se guarda y cuánto dura, en una frase.')),
  pareceTipo: Type.Optional(text('Si parece otro producto que el pedido: cuál y por qué.')),
}

/** What to change, of a formula as it was sent. */
const advice = {
  correcciones: Type.Array(Correccion, { description: 'Qué cambiar, en gramos.' }),
  observaciones: textsSchema({ description: 'Lo que se dice además de las correcciones.' }),
}

const Analisis = Type.Object(judged, { description: 'Solo con «detalle»: el análisis de la fórmula nueva.' })

const Nutriente = Type.Object(
  { clave: text('Clave.'), etiqueta: text('Como se llama en la tabla.'), texto: text('Como se imprime.') },
  { description: 'Un valor de la información nutricional.' },
)

export const toolResponses = {
  buscar_ingrediente: Type.Object({
    q: text('Lo que se buscaba.'),
    leido: Type.Optional(
      Type.Object(
        { id: text('Id de la fila.'), nombre: text('Su nombre.') },
        { description: 'Con qué fila se leería ese nombre en una fórmula. Falta si con ninguna.' },
      ),
    ),
    total: Type.Integer({ description: 'Cuántas filas responden.' }),
    ingredientes: Type.Array(
      Type.Object(
        { id: text('Id.'), nombre: text('Nombre.'), categoria: text('Familia.') },
        { description: 'Una fila del catálogo.' },
      ),
      { description: 'Las mejores filas; si no responde ninguna, las más parecidas.' },
    ),
    detalle: Type.Optional(DescritoSchema),
  }),
  tipos: Type.Object({
    oficio,
    label: text('Nombre legible del oficio.'),
    porDefecto: text('Tipo que se aplica si no se dice otro.'),
    tipos: Type.Array(
      Type.Object({ id: text('Valor de «tipo».'), label: text('Nombre legible.') }, { description: 'Un tipo.' }),
      { description: 'Los tipos del oficio.' },
    ),
    descrito: Type.Optional(
      Type.Object(
        {
          id: text('El tipo.'),
          label: text('Su nombre.'),
          rangos: Type.Array(
            Type.Object(
              {
                parametro: text('Clave.'),
                etiqueta: text('Nombre legible.'),
                unidad: text('Unidad.'),
                rango: rangeSchema({ description: '[mínimo, máximo].' }),
                porque: text('Por qué ese rango.'),
              },
              { description: 'El rango de un parámetro.' },
            ),
            { description: 'Los rangos objetivo.' },
          ),
          variantes: textsSchema({
            description: 'Otras maneras de hacerlo, que la fórmula dice por sí sola y tienen rangos propios.',
          }),
        },
        { description: 'Solo con «tipo»: sus rangos.' },
      ),
    ),
    leido: Type.Optional(
      Type.Object(
        {
          titulo: Type.Optional(short),
          gramos: Type.Optional(number('Los que dice que salen.')),
          piezas: Type.Optional(Type.Number()),
          tipoLeido,
          partes: textsSchema({ description: 'Sus recetas o partes.' }),
          lineas: textsSchema({ description: 'Lo que se pesa.' }),
          preguntas: textsSchema({ description: 'Lo que hay que preguntar.' }),
        },
        { description: 'Solo con «texto»: lo que dice, sin juzgar.' },
      ),
    ),
  }),
  analizar: Type.Object({
    ...judged,
    ...advice,
    habitual: whole('Lo habitual que es entre las publicadas.'),
    lecturas,
    tipoLeido,
    completo,
  }),
  ajustar: Type.Object({
    factible: Type.Optional(
      Type.Boolean({
        description: 'true si los gramos cumplen todo lo pedido; false si es solo lo más cercano; falta si no se sabe.',
      }),
    ),
    ingredientes: Type.Array(
      Type.Object(
        {
          ingrediente: text('Nombre.'),
          antes: number('Gramos antes.'),
          despues: number('Gramos después.'),
          cambio: number('Lo que cambia.'),
          nuevo: Type.Boolean({ description: 'Si se ha añadido.' }),
        },
        { description: 'Una línea.' },
      ),
      { description: 'La fórmula ajustada.' },
    ),
    explicacion: textsSchema({ description: 'Qué se ha hecho y por qué, con las cifras de antes y después.' }),
    veredicto: VerdictSchema,
    titular: text('Cómo queda, en una o dos frases.'),
    relajaciones: Type.Optional(
      Type.Array(RelajacionSchema, {
        description: 'Si no es factible: límites que, movidos de uno en uno, lo arreglan.',
      }),
    ),
    alAnadir: Type.Optional(
      Type.Array(SalidaSchema, {
        description: 'Si no es factible: ingredientes que, añadidos de uno en uno, lo arreglan.',
      }),
    ),
    alLiberar: Type.Optional(
      Type.Array(SalidaSchema, {
        description: 'Si no es factible: ingredientes fijos que, soltados de uno en uno, lo arreglan.',
      }),
    ),
    avisos,
    lecturas: Type.Array(Lectura, { description: 'Las líneas leídas que hay que comprobar.' }),
    tipoLeido,
    analisis: Type.Optional(Analisis),
    completo,
  }),
  abrir_saco: Type.Object({
    titular: text('Lo que hay que saber.'),
    nivel: text('declarado, tolerancia o contradictoria.'),
    cifras: whole('Por cifra: valor, probable, seguro y certeza.'),
    receta: textsSchema({ description: 'La receta probable.' }),
    contradicciones: textsSchema({ description: 'Lo que no puede ser a la vez.' }),
    pregunta: Type.Optional(text('Qué preguntar al proveedor.')),
    linea: whole('El producto como línea de una fórmula.'),
    avisos,
  }),
  componer_carta: Type.Object({
    titular: text('Lo que hay que saber.'),
    factible: Type.Boolean({ description: 'Si sale todo.' }),
    probado: Type.Boolean({ description: 'Si está demostrado.' }),
    bases: whole('Por base: sus gramos y sus sabores.'),
    correcciones: whole('Por sabor: lo que hay que añadirle por kilo de base.'),
    propuestas: whole('Por fórmula: lo que cambia, lo que recupera y lo que ya se podía ahorrar.'),
    porQue: textsSchema({ description: 'Por qué no bastan menos bases, o qué no puede ser.' }),
    avisos,
  }),
  anotar_hornada: Type.Object({
    frase: text('Lo que hay que saber: qué se esperaba, qué lo explica, qué hacer ahora y la próxima vez.'),
    cuadra: text('si, justo, no o pendiente.'),
    esperado: whole('Por medida: lo esperado, su desviación típica y lo medido.'),
    causas: whole('Por causa: cuánto de 1 explica.'),
    anadir: whole('Por ingrediente: gramos que añadir ahora.'),
    pregunta: Type.Optional(text('Qué preguntar antes de aconsejar.')),
    medir: textsSchema({ description: 'Qué medidas dirían más.' }),
    avisos,
    estado: whole('Para mandarlo con la próxima hornada.'),
  }),
  etiquetar: Type.Object({
    oficio,
    tipo: text('Tipo aplicado.'),
    tipoLabel: text('Nombre legible del tipo.'),
    denominacion: Type.Optional(text('La pedida o la legal que la fórmula puede llevar.')),
    nombreEscrito,
    ingredientes: text('La lista de ingredientes, con los alérgenos en mayúsculas.'),
    alergenos: Type.Object(
      {
        contiene: textsSchema({ description: 'Los del anexo II que llevan los ingredientes conocidos.' }),
        sinDato: textsSchema({
          description: 'Ingredientes de los que no se sabe: no los des por libres de alérgenos.',
        }),
        texto: text('En una frase.'),
        puedeContener: Type.Optional(text('Las trazas que avisan los envases de los ingredientes, en una frase.')),
      },
      { description: 'Alérgenos.' },
    ),
    base: text('A qué se refieren los 100 g.'),
    por100g: Type.Array(Nutriente, { description: 'Información nutricional por 100 g.' }),
    porRacion: Type.Optional(Type.Array(Nutriente, { description: 'Por ración, si se pidió.' })),
    menciones: textsSchema({ description: 'Menciones obligatorias.' }),
    conservacion: Type.Optional(text('Cómo se guarda y cuánto dura.')),
    avisos,
    nota: text('Qué valor tiene esta etiqueta.'),
    lecturas,
    tipoLeido,
    completo,
  }),
} as const

export type ToolAnswers = { [name in keyof typeof toolResponses]: Static<(typeof toolResponses)[name]> }
