import {
  LABEL_NUTRIENTS,
  type LabelNutrient,
  type ListedIngredient,
  labelOf,
  type MandatoryMention,
  nutrientParameters,
  type ProductLabel,
  turron,
} from '@obrador/engine'
import { bothTexts, type SchemaText } from '../both-texts.ts'
import { booleanOrNull, PoweredBy, StatusSchema, textsSchema } from '../common.ts'
import { withExample } from '../example.ts'
import { explicacionSchema } from '../explicacion.ts'
import { LegalSchema } from '../legal.ts'
import { ParteDelNombreSchema } from '../nombre.ts'
import { Type } from '../schema-type.ts'
import { SeguridadAlimentaria } from '../seguridad.ts'
import { turronExample } from '../turron/example.ts'
import { allergenField, LabelAllergens } from './allergens.ts'
import { NUTRIENT_MEANINGS } from './nutrients.ts'

const text = (about: SchemaText) => Type.String(about)
const number = (about: SchemaText) => Type.Number(about)

const Duda = Type.Object(
  {
    mas_menos: number(
      bothTexts`Una desviación típica entre compras, en la unidad del valor. | One standard deviation between purchases, in the unit of the value.`,
    ),
    tolerancia: Type.Optional(
      number(
        bothTexts`Lo que la guía de la Comisión de 2012 tolera a cada lado del valor declarado, g por 100 g. | What the Commission's guidance of 2012 tolerates on either side of the declared value, g per 100 g.`,
      ),
    ),
    puedeExceder: Type.Boolean(
      bothTexts`true si más de una partida de cada veinte se saldría de la tolerancia: entonces hay un aviso. | true if more than one lot in twenty would fall outside the tolerance: then there is a warning.`,
    ),
  },
  bothTexts`Lo seguro que es el valor con lo que varían los ingredientes. Solo por 100 g y con «?duda=1». | How sure the value is with what ingredients vary. Only per 100 g and with \`?duda=1\`.`,
)

const nutrient = (key: LabelNutrient) =>
  Type.Object(
    {
      etiqueta: text(bothTexts`Cómo se llama en la tabla (anexo XV). | What it is called in the table (annex XV).`),
      unidad: text(bothTexts`Unidad. | Unit.`),
      valor: number(
        bothTexts`El valor antes de redondear para la etiqueta. | The value before it is rounded for the label.`,
      ),
      declarado: number(
        bothTexts`El valor redondeado que se declara; 0 si es insignificante. | The rounded value that is declared; 0 if it is negligible.`,
      ),
      texto: text(
        bothTexts`Tal como se imprime: «12 g», «<0,5 g» o, si falta algún dato, «al menos 12 g». | As it is printed: «12 g», «<0,5 g» or, if a figure is missing, «al menos 12 g» (at least).`,
      ),
      faltan: Type.Optional(
        textsSchema(
          bothTexts`Ingredientes de los que no se sabe: el valor es entonces un mínimo. | Ingredients of which it is not known: the value is then a minimum.`,
        ),
      ),
      duda: Type.Optional(Duda),
    },
    bothTexts`${nutrientParameters[key].label}, ${nutrientParameters[key].unit}: ${nutrientParameters[key].formula}. | ${NUTRIENT_MEANINGS[key]}`,
  )

const declaration = (about: SchemaText) =>
  Type.Object(
    Object.fromEntries(LABEL_NUTRIENTS.map((key) => [key, nutrient(key)])) as Record<
      LabelNutrient,
      ReturnType<typeof nutrient>
    >,
    about,
  )

const Base = Type.Object(
  {
    producto: Type.Enum(['acabado', 'formulado'], {
      type: 'string',
      ...bothTexts`«acabado» si pierde agua al hacerse; «formulado» si pesa lo mismo que la fórmula. | \`acabado\` (finished) if it loses water when it is made; \`formulado\` (as formulated) if it weighs what the formula does.`,
    }),
    texto: text(bothTexts`A qué se refieren los 100 g, en palabras. | What the 100 g refer to, in words.`),
    formulado_g: number(bothTexts`Peso de la fórmula, g. | Weight of the formula, g.`),
    acabado_g: number(bothTexts`Peso del producto acabado, g. | Weight of the finished product, g.`),
    perdidaPct: number(bothTexts`Peso que se pierde, % de la fórmula. | Weight that is lost, % of the formula.`),
  },
  bothTexts`De qué producto son los valores. | Of what product the values are.`,
)

const Tramo = Type.Object(
  {
    texto: text(bothTexts`Un trozo del texto. | A piece of the text.`),
    alergeno: Type.Optional(
      allergenField(
        bothTexts`Si lo lleva, el trozo nombra ese alérgeno y debe destacarse (art. 21). | If it has one, the piece names that allergen and must be highlighted (art. 21).`,
      ),
    ),
  },
  bothTexts`Un trozo de texto. | A piece of text.`,
)

const Listado = Type.Unsafe<ListedIngredient>(
  Type.Object(
    {
      nombre: text(bothTexts`Cómo se llama en la lista. | What it is called in the list.`),
      lineas: textsSchema(
        bothTexts`Las líneas de la petición que reúne, con el nombre que traían. | The lines of the request that it brings together, with the names they came with.`,
      ),
      porcentaje: number(
        bothTexts`Gramos en el momento de su uso por 100 g de producto acabado. | Grams at the moment of use per 100 g of finished product.`,
      ),
      cantidad: Type.Optional(
        Type.Object(
          {
            valor: number(
              bothTexts`Gramos por 100 g de producto acabado, con un decimal. | Grams per 100 g of finished product, with one decimal.`,
            ),
            texto: text(
              bothTexts`Como se imprime: en % o, si pasa de 100, en gramos por 100 g de producto. | As it is printed: in % or, if it is above 100, in grams per 100 g of product.`,
            ),
          },
          bothTexts`La cantidad que hay que indicar (QUID, art. 22 y anexo VIII). | The quantity that has to be stated (QUID, art. 22 and annex VIII).`,
        ),
      ),
      compuesto: Type.Optional(
        Type.Literal(
          true,
          bothTexts`Es un ingrediente compuesto: faltan, entre paréntesis, los suyos (anexo VII, parte E). | It is a compound ingredient: its own are missing, in brackets (annex VII, part E).`,
        ),
      ),
      ingredientes: Type.Optional(
        Type.Array(
          Type.Unsafe<ListedIngredient>({ $ref: 'IngredienteListado#' }),
          bothTexts`De una preparación con nombre legal o usual: los suyos, que van entre paréntesis de más a menos peso (anexo VII, parte E). | Of a preparation with a legal or customary name: its own, which go in brackets from most to least weight (annex VII, part E).`,
        ),
      ),
      alergenos: Type.Array(
        allergenField(bothTexts`Un alérgeno. | An allergen.`),
        bothTexts`Alérgenos que lleva. | Allergens that it holds.`,
      ),
      tramos: Type.Array(
        Tramo,
        bothTexts`Cómo se imprime, con los alérgenos marcados. | How it is printed, with the allergens marked.`,
      ),
    },
    bothTexts`Un ingrediente de la lista. | An ingredient of the list.`,
  ),
)

/** The shape that holds itself, under its name. */
export const listadoSchemas = { IngredienteListado: Listado } as const

const Total = Type.Object(
  {
    nombre: text(
      bothTexts`La palabra de la denominación, o el nombre de «quid». | The word of the name, or the name of \`quid\`.`,
    ),
    valor: number(
      bothTexts`Gramos por 100 g de producto acabado, con un decimal. | Grams per 100 g of finished product, with one decimal.`,
    ),
    texto: text(bothTexts`Como se imprime. | As it is printed.`),
    ingredientes: textsSchema(
      bothTexts`Los ingredientes de la lista que suma. | The ingredients of the list that it adds up.`,
    ),
    sinContar: Type.Optional(
      textsSchema(
        bothTexts`Compuestos comprados que también lo llevan, sin que se sepa cuánto. | Bought compounds that hold it too, nobody knows how much.`,
      ),
    ),
  },
  bothTexts`Cuánto hay en total de lo que nombra la denominación. | How much there is in all of what the name mentions.`,
)

const Ingredientes = Type.Object(
  {
    lista: Type.Array(
      Type.Unsafe<ListedIngredient>({ $ref: 'IngredienteListado#' }),
      bothTexts`De más a menos peso en el momento de su uso (art. 18). | From most to least weight at the moment of use (art. 18).`,
    ),
    omitidos: Type.Array(
      Type.Object(
        {
          nombre: text(bothTexts`Ingrediente. | Ingredient.`),
          porcentaje: number(
            bothTexts`Lo que queda de él en 100 g de producto acabado. | What is left of it in 100 g of finished product.`,
          ),
          motivo: text(bothTexts`Por qué puede no figurar. | Why it may be left out.`),
        },
        bothTexts`Un ingrediente que puede no figurar. | An ingredient that may be left out.`,
      ),
      bothTexts`Lo que se ha dejado fuera de la lista. | What was left out of the list.`,
    ),
    totales: Type.Optional(
      Type.Array(
        Total,
        bothTexts`Solo si lo que nombra la denominación está en varios sitios: cuánto hay en total (art. 22). | Only if what the name mentions is in several places: how much there is in all (art. 22).`,
      ),
    ),
    texto: text(
      bothTexts`La lista entera, con los alérgenos en mayúsculas. | The whole list, with the allergens in capitals.`,
    ),
  },
  bothTexts`La lista de ingredientes. | The list of ingredients.`,
)

const { parametros, ingredientes } = explicacionSchema({}).properties

const Declaracion = Type.Object(
  {
    id: text(bothTexts`Clave de la declaración. | Key of the claim.`),
    texto: text(bothTexts`Como se escribe en la etiqueta. | As it is written on the label.`),
    cumple: booleanOrNull(
      bothTexts`Si puede declararse; null si decide algo que la fórmula no dice. | Whether it may be claimed; null if something that the formula does not say decides.`,
    ),
    siAdemas: textsSchema(
      bothTexts`Lo que una fórmula no enseña y la declaración pide. | What a formula does not show and the claim asks for.`,
    ),
    nota: Type.Optional(text(bothTexts`Lo que debe figurar junto a ella. | What must stand beside it.`)),
    norma: text(bothTexts`Norma y artículo. | Norm and article.`),
    cifra: Type.Optional(
      Type.Object(
        {
          etiqueta: text(bothTexts`Qué se mira. | What is looked at.`),
          valor: number(
            bothTexts`Lo que hay, sin redondear para la etiqueta. | What there is, not rounded for the label.`,
          ),
          operador: Type.Unsafe<'>=' | '<='>({
            type: 'string',
            enum: ['>=', '<='],
            ...bothTexts`«>=» si es un mínimo, «<=» si es un máximo. | \`>=\` if it is a minimum, \`<=\` if it is a maximum.`,
          }),
          umbral: number(bothTexts`Lo que pide la norma. | What the norm asks for.`),
          unidad: text(bothTexts`En qué se mide. | What it is measured in.`),
        },
        bothTexts`La cifra que decide, frente a su límite. | The figure that decides, against its limit.`,
      ),
    ),
  },
  bothTexts`Una declaración nutricional (Reglamento (CE) 1924/2006). | A nutrition claim (Regulation (EC) 1924/2006).`,
)

export const EtiquetaResponse = withExample(
  Type.Object(
    {
      status: StatusSchema,
      craft: text(bothTexts`Oficio. | Craft.`),
      type: text(bothTexts`Tipo aplicado. | The type that was applied.`),
      typeLabel: text(bothTexts`Nombre legible del tipo. | Readable name of the type.`),
      denominacion: Type.Optional(
        text(
          bothTexts`La que se ha pedido o, si no, la legal que la fórmula puede llevar. | The one that was asked for or, failing that, the legal one that the formula may bear.`,
        ),
      ),
      legal: Type.Optional(LegalSchema),
      seguridadAlimentaria: Type.Optional(SeguridadAlimentaria),
      declaraciones: Type.Array(
        Declaracion,
        bothTexts`Lo que puede declarar de azúcares, fibra, grasa, sal, proteínas, gluten, lactosa y origen animal. | What it may claim of sugars, fibre, fat, salt, proteins, gluten, lactose and animal origin.`,
      ),
      palabras: Type.Optional(
        Type.Array(
          Type.Object(
            {
              palabra: text(bothTexts`Palabra de «denominacion». | Word of \`denominacion\`.`),
              cumple: booleanOrNull(
                bothTexts`false si la fórmula no la sostiene; null si depende de algo que no dice. | false if the formula does not bear it out; null if it depends on something that it does not say.`,
              ),
              frase: text(bothTexts`Por qué, y qué hacer. | Why, and what to do.`),
            },
            bothTexts`Una palabra del nombre. | A word of the name.`,
          ),
          bothTexts`Las palabras de «denominacion» que la fórmula no sostiene, o solo con una condición. | The words of \`denominacion\` that the formula does not bear out, or only on a condition.`,
        ),
      ),
      partesDelNombre: Type.Optional(
        Type.Array(
          ParteDelNombreSchema,
          bothTexts`«denominacion» separada en lo que afirma, en el orden en que está escrita. Solo si se manda. | \`denominacion\` taken apart into what it asserts, in the order it is written. Only if it is sent.`,
        ),
      ),
      obligatorio: Type.Array(
        Type.Object(
          {
            id: text(
              bothTexts`Letra del art. 9.1, «lote» u «oficio_n». | Letter of art. 9.1, \`lote\` or \`oficio_n\`.`,
            ),
            texto: Type.Unsafe<string | null>({
              type: ['string', 'null'],
              ...bothTexts`Lo que va, o qué falta. | What goes there, or what is missing.`,
            }),
            quien: text(bothTexts`Quién debe darlo. | Who must give it.`),
            estado: Type.Unsafe<MandatoryMention['estado']>({
              type: 'string',
              enum: ['dado', 'falta', 'pregunta', 'no_aplica'],
              ...bothTexts`Si ya está, falta, depende de una respuesta o no hace falta en esa venta. | Whether it is there, is missing, depends on an answer or is not needed in that kind of sale.`,
            }),
            norma: text(bothTexts`Norma y artículo. | Norm and article.`),
          },
          bothTexts`Una mención obligatoria. | A mandatory particular.`,
        ),
        bothTexts`Lo que la etiqueta debe decir y quién debe darlo (Reglamento (UE) 1169/2011, art. 9). | What the label must say and who must give it (Regulation (EU) 1169/2011, art. 9).`,
      ),
      otrasVentas: Type.Optional(
        textsSchema(
          bothTexts`Qué cambia si se vende de otra manera (RD 126/2015). | What changes if it is sold in another way (RD 126/2015).`,
        ),
      ),
      base: Base,
      nutricion: Type.Object(
        {
          por100g: declaration(
            bothTexts`Por 100 g de producto, en el orden del anexo XV. | Per 100 g of product, in the order of annex XV.`,
          ),
          racion_g: Type.Optional(number(bothTexts`Gramos de la ración pedida. | Grams of the portion asked for.`)),
          porRacion: Type.Optional(declaration(bothTexts`Por ración. | Per portion.`)),
        },
        bothTexts`La información nutricional (arts. 30 a 35), redondeada según la guía de la Comisión de 2012. | The nutrition declaration (arts. 30 to 35), rounded by the Commission's guidance of 2012.`,
      ),
      alergenos: LabelAllergens,
      ingredientes: Ingredientes,
      menciones: textsSchema(
        bothTexts`Menciones obligatorias por su composición (anexo III y norma del oficio). | Mentions that are mandatory by its composition (annex III and the norm of the trade).`,
      ),
      warnings: textsSchema(
        bothTexts`Lo que falta por saber o por comprobar antes de imprimir. | What is left to find out or check before printing.`,
      ),
      nota: text(bothTexts`Qué valor tiene esta etiqueta. | What this label is worth.`),
      fuentes: Type.Array(
        Type.Object(
          {
            clave: text(bothTexts`Clave de la fuente. | Key of the source.`),
            titulo: text(bothTexts`Título de la fuente. | Title of the source.`),
          },
          bothTexts`Una fuente. | A source.`,
        ),
        bothTexts`Las normas que se aplican. | The norms that apply.`,
      ),
      poweredBy: PoweredBy,
      explicacion: Type.Optional(
        Type.Object(
          { parametros, ingredientes },
          bothTexts`Cómo ha salido cada valor nutricional, línea a línea. Solo con «?explica=1». | How each nutritional value came about, line by line. Only with \`?explica=1\`.`,
        ),
      ),
    },
    bothTexts`La etiqueta de un producto, hasta donde la dice su fórmula (Reglamento (UE) 1169/2011). | The label of a product, as far as its formula says it (Regulation (EU) 1169/2011).`,
  ),
  () => labelOf(turron, turronExample) satisfies ProductLabel,
)
