import {
  ALL_ALLERGENS,
  LABEL_NUTRIENTS,
  type LabelNutrient,
  type ListedIngredient,
  labelOf,
  type MandatoryMention,
  nutrientParameters,
  type ProductLabel,
  turron,
} from '@obrador/engine'
import { Type } from 'typebox'
import { booleanOrNull, PoweredBy, StatusSchema, textsSchema } from '../common.ts'
import { withExample } from '../example.ts'
import { explicacionSchema } from '../explicacion.ts'
import { LegalSchema } from '../legal.ts'
import { SeguridadAlimentaria } from '../seguridad.ts'
import { turronExample } from '../turron/example.ts'

const text = (description: string) => Type.String({ description })
const number = (description: string) => Type.Number({ description })
const allergen = (description: string) => Type.Enum([...ALL_ALLERGENS], { type: 'string', description })

const Duda = Type.Object(
  {
    mas_menos: number('Una desviación típica entre compras, en la unidad del valor.'),
    tolerancia: Type.Optional(
      number('Lo que la guía de la Comisión de 2012 tolera a cada lado del valor declarado, g por 100 g.'),
    ),
    puedeExceder: Type.Boolean({
      description: 'true si más de una partida de cada veinte se saldría de la tolerancia: entonces hay un aviso.',
    }),
  },
  { description: 'Lo seguro que es el valor con lo que varían los ingredientes. Solo por 100 g y con «?duda=1».' },
)

const nutrient = (key: LabelNutrient) =>
  Type.Object(
    {
      etiqueta: text('Cómo se llama en la tabla (anexo XV).'),
      unidad: text('Unidad.'),
      valor: number('El valor antes de redondear para la etiqueta.'),
      declarado: number('El valor redondeado que se declara; 0 si es insignificante.'),
      texto: text('Tal como se imprime: «12 g», «<0,5 g» o, si falta algún dato, «al menos 12 g».'),
      faltan: Type.Optional(textsSchema('Ingredientes de los que no se sabe: el valor es entonces un mínimo.')),
      duda: Type.Optional(Duda),
    },
    {
      description: `${nutrientParameters[key].label}, ${nutrientParameters[key].unit}: ${nutrientParameters[key].formula}.`,
    },
  )

const declaration = (description: string) =>
  Type.Object(
    Object.fromEntries(LABEL_NUTRIENTS.map((key) => [key, nutrient(key)])) as Record<
      LabelNutrient,
      ReturnType<typeof nutrient>
    >,
    { description },
  )

const Base = Type.Object(
  {
    producto: Type.Enum(['acabado', 'formulado'], {
      type: 'string',
      description: '«acabado» si pierde agua al hacerse; «formulado» si pesa lo mismo que la fórmula.',
    }),
    texto: text('A qué se refieren los 100 g, en palabras.'),
    formulado_g: number('Peso de la fórmula, g.'),
    acabado_g: number('Peso del producto acabado, g.'),
    perdidaPct: number('Peso que se pierde, % de la fórmula.'),
  },
  { description: 'De qué producto son los valores.' },
)

const Tramo = Type.Object(
  {
    texto: text('Un trozo del texto.'),
    alergeno: Type.Optional(allergen('Si lo lleva, el trozo nombra ese alérgeno y debe destacarse (art. 21).')),
  },
  { description: 'Un trozo de texto.' },
)

const Listado = Type.Unsafe<ListedIngredient>(
  Type.Object(
    {
      nombre: text('Cómo se llama en la lista.'),
      lineas: textsSchema('Las líneas de la petición que reúne, con el nombre que traían.'),
      porcentaje: number('Gramos en el momento de su uso por 100 g de producto acabado.'),
      cantidad: Type.Optional(
        Type.Object(
          {
            valor: number('Gramos por 100 g de producto acabado, con un decimal.'),
            texto: text('Como se imprime: en % o, si pasa de 100, en gramos por 100 g de producto.'),
          },
          { description: 'La cantidad que hay que indicar (QUID, art. 22 y anexo VIII).' },
        ),
      ),
      compuesto: Type.Optional(
        Type.Literal(true, {
          description: 'Es un ingrediente compuesto: faltan, entre paréntesis, los suyos (anexo VII, parte E).',
        }),
      ),
      ingredientes: Type.Optional(
        Type.Array(Type.Unsafe<ListedIngredient>({ $ref: 'IngredienteListado#' }), {
          description:
            'De una preparación con nombre legal o usual: los suyos, que van entre paréntesis de más a menos peso (anexo VII, parte E).',
        }),
      ),
      alergenos: Type.Array(allergen('Un alérgeno.'), { description: 'Alérgenos que lleva.' }),
      tramos: Type.Array(Tramo, { description: 'Cómo se imprime, con los alérgenos marcados.' }),
    },
    { description: 'Un ingrediente de la lista.' },
  ),
)

/** The shape that holds itself, under its name. */
export const listadoSchemas = { IngredienteListado: Listado } as const

const Total = Type.Object(
  {
    nombre: text('La palabra de la denominación, o el nombre de «quid».'),
    valor: number('Gramos por 100 g de producto acabado, con un decimal.'),
    texto: text('Como se imprime.'),
    ingredientes: textsSchema('Los ingredientes de la lista que suma.'),
    sinContar: Type.Optional(textsSchema('Compuestos comprados que también lo llevan, sin que se sepa cuánto.')),
  },
  { description: 'Cuánto hay en total de lo que nombra la denominación.' },
)

const Ingredientes = Type.Object(
  {
    lista: Type.Array(Type.Unsafe<ListedIngredient>({ $ref: 'IngredienteListado#' }), {
      description: 'De más a menos peso en el momento de su uso (art. 18).',
    }),
    omitidos: Type.Array(
      Type.Object(
        {
          nombre: text('Ingrediente.'),
          porcentaje: number('Lo que queda de él en 100 g de producto acabado.'),
          motivo: text('Por qué puede no figurar.'),
        },
        { description: 'Un ingrediente que puede no figurar.' },
      ),
      { description: 'Lo que se ha dejado fuera de la lista.' },
    ),
    totales: Type.Optional(
      Type.Array(Total, {
        description: 'Solo si lo que nombra la denominación está en varios sitios: cuánto hay en total (art. 22).',
      }),
    ),
    texto: text('La lista entera, con los alérgenos en mayúsculas.'),
  },
  { description: 'La lista de ingredientes.' },
)

const Alergenos = Type.Object(
  {
    presentes: Type.Array(
      Type.Object(
        {
          id: allergen('Identificador.'),
          nombre: text('Como lo llama el anexo II.'),
          palabras: textsSchema('Lo que hay que nombrar: el cereal, el fruto de cáscara o el alérgeno mismo.'),
          ingredientes: textsSchema('Ingredientes que lo llevan.'),
        },
        { description: 'Un alérgeno presente.' },
      ),
      { description: 'Los del anexo II que llevan los ingredientes conocidos, en el orden del anexo.' },
    ),
    sinDato: textsSchema(
      'Ingredientes de los que no se saben todos los alérgenos: sin ficha, compuestos, o leídos como otro.',
    ),
    suelenLlevar: Type.Optional(
      Type.Array(
        Type.Object(
          {
            ingrediente: text('Ingrediente sin dato.'),
            alergenos: Type.Array(allergen('Un alérgeno.'), { description: 'Los que suele llevar.' }),
          },
          { description: 'Lo que suele llevar.' },
        ),
        { description: 'De los que están sin dato, lo que suelen llevar.' },
      ),
    ),
    ausentes: Type.Optional(
      Type.Array(allergen('Un alérgeno.'), {
        description:
          'Los que seguro que no lleva. Solo si todo es simple o tiene ficha: lo que no se sabe no está ausente.',
      }),
    ),
    texto: text('En una frase.'),
    mostrador: Type.Array(
      Type.Object(
        {
          id: allergen('El alérgeno.'),
          nombre: text('Como lo llama el anexo II.'),
          lleva: booleanOrNull('Si lo lleva; null si de alguna línea nadie lo ha dicho: «sin dato, pregúntanos».'),
          palabras: textsSchema('El cereal o el fruto de cáscara, por su nombre, o el alérgeno.'),
        },
        { description: 'Un alérgeno de la hoja.' },
      ),
      {
        description:
          'La hoja de alérgenos del mostrador, para lo que se vende sin envasar o se sirve (RD 126/2015, arts. 4 y 6): los catorce, en el orden del anexo II. Las trazas las pone quien elabora.',
      },
    ),
  },
  { description: 'Los catorce alérgenos del anexo II.' },
)

const { parametros, ingredientes } = explicacionSchema({}).properties

const Declaracion = Type.Object(
  {
    id: text('Clave de la declaración.'),
    texto: text('Como se escribe en la etiqueta.'),
    cumple: booleanOrNull('Si puede declararse; null si decide algo que la fórmula no dice.'),
    siAdemas: textsSchema('Lo que una fórmula no enseña y la declaración pide.'),
    nota: Type.Optional(text('Lo que debe figurar junto a ella.')),
    norma: text('Norma y artículo.'),
  },
  { description: 'Una declaración nutricional (Reglamento (CE) 1924/2006).' },
)

export const EtiquetaResponse = withExample(
  Type.Object(
    {
      status: StatusSchema,
      craft: text('Oficio.'),
      type: text('Tipo aplicado.'),
      typeLabel: text('Nombre legible del tipo.'),
      denominacion: Type.Optional(text('La que se ha pedido o, si no, la legal que la fórmula puede llevar.')),
      legal: Type.Optional(LegalSchema),
      seguridadAlimentaria: Type.Optional(SeguridadAlimentaria),
      declaraciones: Type.Array(Declaracion, {
        description:
          'Lo que puede declarar de azúcares, fibra, grasa, sal, proteínas, gluten, lactosa y origen animal.',
      }),
      palabras: Type.Optional(
        Type.Array(
          Type.Object(
            {
              palabra: text('Palabra de «denominacion».'),
              cumple: booleanOrNull('false si la fórmula no la sostiene; null si depende de algo que no dice.'),
              frase: text('Por qué, y qué hacer.'),
            },
            { description: 'Una palabra del nombre.' },
          ),
          { description: 'Las palabras de «denominacion» que la fórmula no sostiene, o solo con una condición.' },
        ),
      ),
      obligatorio: Type.Array(
        Type.Object(
          {
            id: text('Letra del art. 9.1, «lote» u «oficio_n».'),
            texto: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'Lo que va, o qué falta.' }),
            quien: text('Quién debe darlo.'),
            estado: Type.Unsafe<MandatoryMention['estado']>({
              type: 'string',
              enum: ['dado', 'falta', 'pregunta', 'no_aplica'],
              description: 'Si ya está, falta, depende de una respuesta o no hace falta en esa venta.',
            }),
            norma: text('Norma y artículo.'),
          },
          { description: 'Una mención obligatoria.' },
        ),
        { description: 'Lo que la etiqueta debe decir y quién debe darlo (Reglamento (UE) 1169/2011, art. 9).' },
      ),
      otrasVentas: Type.Optional(textsSchema('Qué cambia si se vende de otra manera (RD 126/2015).')),
      base: Base,
      nutricion: Type.Object(
        {
          por100g: declaration('Por 100 g de producto, en el orden del anexo XV.'),
          racion_g: Type.Optional(number('Gramos de la ración pedida.')),
          porRacion: Type.Optional(declaration('Por ración.')),
        },
        { description: 'La información nutricional (arts. 30 a 35), redondeada según la guía de la Comisión de 2012.' },
      ),
      alergenos: Alergenos,
      ingredientes: Ingredientes,
      menciones: textsSchema('Menciones obligatorias por su composición (anexo III y norma del oficio).'),
      warnings: textsSchema('Lo que falta por saber o por comprobar antes de imprimir.'),
      nota: text('Qué valor tiene esta etiqueta.'),
      fuentes: Type.Array(
        Type.Object(
          { clave: text('Clave de la fuente.'), titulo: text('Título de la fuente.') },
          { description: 'Una fuente.' },
        ),
        { description: 'Las normas que se aplican.' },
      ),
      poweredBy: PoweredBy,
      explicacion: Type.Optional(
        Type.Object(
          { parametros, ingredientes },
          { description: 'Cómo ha salido cada valor nutricional, línea a línea. Solo con «?explica=1».' },
        ),
      ),
    },
    {
      description: 'La etiqueta de un producto, hasta donde la dice su fórmula (Reglamento (UE) 1169/2011).',
    },
  ),
  () => labelOf(turron, turronExample) satisfies ProductLabel,
)
