import { BREAD_ROLES, panaderia } from '@obrador/engine'
import { type BothTexts, bothTexts, glossedWords } from '../both-texts.ts'
import { preparacionesField } from '../preparacion.ts'
import { ingredientsField, recipeType } from '../request.ts'
import { Type } from '../schema-type.ts'
import { panaderiaExample } from './example.ts'

const ROLES: Readonly<Record<(typeof BREAD_ROLES)[number], string>> = {
  harina: 'flour',
  agua: 'water',
  leche: 'milk',
  huevo: 'egg',
  sal: 'salt',
  levadura: 'yeast',
  masa_madre: 'sourdough',
  mantequilla: 'butter',
  aceite: 'oil',
  grasa: 'fat',
  azucar: 'sugar',
  otro: 'other',
}

const line = {
  role: Type.Optional(
    Type.Enum([...BREAD_ROLES], {
      type: 'string',
      ...bothTexts`Qué es el ingrediente cuando su nombre no lo dice: ${BREAD_ROLES.join(', ')}. | What the ingredient is when its name does not say it: ${glossedWords(BREAD_ROLES, ROLES)}.`,
    }),
  ),
  hidratacion: Type.Optional(
    Type.Number({
      minimum: 35,
      maximum: 200,
      ...bothTexts`Hidratación de una masa madre o prefermento, % sobre su harina. Si falta, la de su nombre o la usual. | Hydration of a sourdough or pre-ferment, % of its flour. If missing, that of its name or the usual one.`,
    }),
  ),
  parte: Type.Optional(
    Type.Enum(['empaste'], {
      type: 'string',
      ...bothTexts`De qué parte de la masa es: «empaste», la grasa que se lamina. Si falta, la de su nombre («para laminar», «del empaste»), y si ninguno lo dice, la mayor. | Of which part of the dough it is: \`empaste\`, the fat that is laminated in. If missing, what its name says («para laminar», «del empaste») and, if none says it, the largest.`,
    }),
  ),
}

const degrees = (what: BothTexts) =>
  Type.Number({ minimum: -30, maximum: 60, ...bothTexts`${what}, °C. | ${what}, °C.` })

const Temperaturas = Type.Object(
  {
    masa: degrees(
      bothTexts`Temperatura que quieres en la masa al acabar de amasar | Temperature that you want in the dough when kneading ends`,
    ),
    harina: degrees(bothTexts`Temperatura de la harina | Temperature of the flour`),
    ambiente: degrees(bothTexts`Temperatura del obrador | Temperature of the workshop`),
    prefermento: Type.Optional(degrees(bothTexts`Temperatura del prefermento | Temperature of the pre-ferment`)),
    friccion: Type.Optional(
      Type.Unsafe<number | 'mano' | 'planetaria' | 'espiral' | 'procesador'>({
        type: ['number', 'string'],
        ...bothTexts`Grados que añade el amasado, o la amasadora: mano, planetaria, espiral (por defecto) o procesador. | Degrees that kneading adds, or the mixer: mano (by hand), planetaria (planetary), espiral (spiral, the default) or procesador (food processor).`,
      }),
    ),
    grifo: Type.Optional(
      degrees(
        bothTexts`Temperatura del agua del grifo; con ella se calcula el hielo | Temperature of tap water; the ice is worked out with it`,
      ),
    ),
  },
  bothTexts`Temperaturas del obrador: la respuesta trae «aguaAmasado». | Temperatures of the workshop: the answer has \`aguaAmasado\`.`,
)

export const PanaderiaRequestSchema = Type.Object(
  {
    type: recipeType(Object.keys(panaderia.types), panaderia.defaultType),
    ingredients: ingredientsField(line, false),
    preparaciones: preparacionesField,
    merma: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 0.5,
        ...bothTexts`Parte del peso que se pierde en el horno, de 0 a 0,5. Por defecto, la usual del tipo. | Part of the weight that is lost in the oven, from 0 to 0.5. By default, the usual one of the type.`,
      }),
    ),
    temperaturas: Type.Optional(Temperaturas),
  },
  {
    ...bothTexts`Fórmula de pan o de masa de pizza que se quiere analizar. | The bread or pizza dough formula to analyse.`,
    examples: [panaderiaExample],
  },
)
