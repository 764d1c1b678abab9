import { helado } from '@obrador/engine'
import { Type } from 'typebox'
import { textOrNull } from '../common.ts'
import { preparacionesField } from '../preparacion.ts'
import { componentField, figureField, ingredientsField, priceField, recipeType } from '../request.ts'
import { heladoExample } from './example.ts'

const composition = {
  azucares: componentField('Azúcares, sin la lactosa'),
  materiagrasa: componentField('Materia grasa, láctea y de cualquier otro origen'),
  esml: componentField('Sólidos lácteos no grasos, con la lactosa'),
  lactosa: componentField('Lactosa, incluida en «esml»'),
  proteinas: componentField('Proteínas'),
  otrossolidos: componentField('Otros sólidos: fibra, cacao seco, almidón, estabilizantes'),
  pac: figureField('PAC clásico de 100 g de ingrediente, con la sacarosa a 100'),
  pod: figureField('POD de 100 g de ingrediente, con la sacarosa a 100'),
  kcal: figureField('Energía en kcal por 100 g de ingrediente'),
  precio: priceField,
}

export const BalanceRequest = Type.Object(
  {
    craft: Type.Optional(
      textOrNull({ description: 'Oficio. Solo «helado», que es también el valor por defecto.', examples: ['helado'] }),
    ),
    type: recipeType(Object.keys(helado.types), helado.defaultType),
    ingredients: ingredientsField(composition, true),
    preparaciones: preparacionesField,
    aguaEvaporada: Type.Optional(
      Type.Number({ minimum: 0, description: 'Gramos de agua que la mezcla pierde al cocer. Por defecto, 0.' }),
    ),
  },
  {
    description: 'Fórmula de helado que se quiere analizar.',
    examples: [heladoExample],
  },
)
