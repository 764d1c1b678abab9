import { bothTexts, type SchemaText } from './both-texts.ts'
import { booleanOrNull, textsSchema } from './common.ts'
import { Type } from './schema-type.ts'

const text = (about: SchemaText) => Type.String(about)
const number = (about: SchemaText) => Type.Number(about)

export const CondicionSchema = Type.Object(
  {
    id: text(bothTexts`Clave de la cifra que se compara. | Key of the figure that is compared.`),
    etiqueta: text(bothTexts`Nombre legible de la cifra. | Readable name of the figure.`),
    valor: Type.Optional(
      number(
        bothTexts`Valor medido; falta si la fórmula sola no lo dice. | Measured value; missing if the formula alone does not say it.`,
      ),
    ),
    operador: Type.Enum(['>=', '<=', '>', '<'], {
      type: 'string',
      ...bothTexts`Cómo se compara con el umbral. | How it is compared with the threshold.`,
    }),
    umbral: number(bothTexts`Lo que la norma exige o admite. | What the norm demands or admits.`),
    unidad: text(bothTexts`Unidad del valor y del umbral. | Unit of the value and of the threshold.`),
    base: text(
      bothTexts`De qué es el porcentaje: mezcla, producto acabado, harina, parte de chocolate, materia seca, pieza. | What the percentage is of: mix, finished product, flour, chocolate part, dry matter, piece.`,
    ),
    margen: Type.Optional(
      number(
        bothTexts`Lo que sobra hasta el umbral; negativo si no se cumple. | What is left up to the threshold; negative if it is not met.`,
      ),
    ),
    cumple: booleanOrNull(
      bothTexts`Si se cumple; null si la fórmula sola no lo dice. | Whether it is met; null if the formula alone does not say it.`,
    ),
    norma: text(bothTexts`Norma y artículo. | Norm and article.`),
    bastaUna: Type.Optional(
      text(
        bothTexts`De las condiciones con la misma palabra basta una. | Of the conditions with the same word one is enough.`,
      ),
    ),
  },
  bothTexts`Una condición de la denominación. | A condition of the legal name.`,
)

const heldFields = {
  cumple: booleanOrNull(
    bothTexts`Si la fórmula puede llevar la denominación; null si las cifras se cumplen y falta lo que una fórmula no dice (véase siAdemas). | Whether the formula may bear the legal name; null if the figures are met and what a formula does not say is missing (see \`siAdemas\`).`,
  ),
  denominacion: text(bothTexts`La denominación con la que se compara. | The legal name with which it is compared.`),
  condiciones: Type.Array(
    CondicionSchema,
    bothTexts`Sus condiciones, con el margen de cada una. | Its conditions, with the margin of each.`,
  ),
  siAdemas: textsSchema(
    bothTexts`Lo que el nombre pide y una fórmula no enseña (origen, proceso, forma, análisis): «si además …». | What the name asks for and a formula does not show (origin, process, shape, analysis): «if besides …».`,
  ),
}

/** What a formula may be called by law: alike in every craft; some add their own. */
export const legalFields = {
  ...heldFields,
  alternativas: textsSchema(
    bothTexts`Otras denominaciones que también puede llevar, en el orden de la norma. | Other legal names that it may bear too, in the order of the norm.`,
  ),
  nombre: Type.Optional(
    text(
      bothTexts`El nombre que puede ir en la etiqueta, con el ingrediente que lo caracteriza; falta si ninguno le conviene. | The name that may go on the label, with the ingredient that characterises it; missing if none suits it.`,
    ),
  ),
  categoria: Type.Optional(
    text(
      bothTexts`La categoría en la que lo pone su norma: pan especial, calidad Suprema, masa batida. | The category in which its norm puts it: special bread, Suprema quality, whisked batter.`,
    ),
  ),
  menciones: Type.Array(
    Type.Object(heldFields, bothTexts`Una mención o un nombre protegido. | A mention or a protected name.`),
    bothTexts`Menciones y nombres protegidos con lo que piden; un nombre protegido nunca se afirma. | Mentions and protected names with what they ask for; a protected name is never asserted.`,
  ),
  obligatorio: textsSchema(
    bothTexts`Lo que la etiqueta de ese nombre debe decir. | What the label of that name must say.`,
  ),
  objecion: Type.Optional(
    text(
      bothTexts`Por qué no puede llevar la denominación y qué gramos la alcanzan. | Why it may not bear the legal name and what grams reach it.`,
    ),
  ),
}

export const LegalSchema = Type.Object(
  legalFields,
  bothTexts`La denominación legal, condición por condición. | The legal name, condition by condition.`,
)
