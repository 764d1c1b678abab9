import { BREAD_ROLES, panaderia } from '@obrador/engine'
import { Type } from 'typebox'
import { preparacionesField } from '../preparacion.ts'
import { ingredientsField, recipeType } from '../request.ts'
import { panaderiaExample } from './example.ts'

const line = {
  role: Type.Optional(
    Type.Enum([...BREAD_ROLES], {
      type: 'string',
      description: `Qué es el ingrediente cuando su nombre no lo dice: ${BREAD_ROLES.join(', ')}.`,
    }),
  ),
  hidratacion: Type.Optional(
    Type.Number({
      minimum: 35,
      maximum: 200,
      description:
        'Hidratación de una masa madre o prefermento, % sobre su harina. Si falta, la de su nombre o la usual.',
    }),
  ),
  parte: Type.Optional(
    Type.Enum(['empaste'], {
      type: 'string',
      description:
        'De qué parte de la masa es: «empaste», la grasa que se lamina. Si falta, la de su nombre («para laminar», «del empaste»), y si ninguno lo dice, la mayor.',
    }),
  ),
}

const degrees = (what: string) => Type.Number({ minimum: -30, maximum: 60, description: `${what}, °C.` })

const Temperaturas = Type.Object(
  {
    masa: degrees('Temperatura que quieres en la masa al acabar de amasar'),
    harina: degrees('Temperatura de la harina'),
    ambiente: degrees('Temperatura del obrador'),
    prefermento: Type.Optional(degrees('Temperatura del prefermento')),
    friccion: Type.Optional(
      Type.Unsafe<number | 'mano' | 'planetaria' | 'espiral' | 'procesador'>({
        type: ['number', 'string'],
        description:
          'Grados que añade el amasado, o la amasadora: mano, planetaria, espiral (por defecto) o procesador.',
      }),
    ),
    grifo: Type.Optional(degrees('Temperatura del agua del grifo; con ella se calcula el hielo')),
  },
  { description: 'Temperaturas del obrador: la respuesta trae «aguaAmasado».' },
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
        description: 'Parte del peso que se pierde en el horno, de 0 a 0,5. Por defecto, la usual del tipo.',
      }),
    ),
    temperaturas: Type.Optional(Temperaturas),
  },
  { description: 'Fórmula de pan o de masa de pizza que se quiere analizar.', examples: [panaderiaExample] },
)
