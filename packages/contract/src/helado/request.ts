import { helado } from '@obrador/engine'
import { Type } from 'typebox'
import { textOrNull } from '../common.ts'
import { preparaciones } from '../preparacion.ts'
import { component, figure, ingredients, price, recipeType } from '../request.ts'
import { heladoExample } from './example.ts'

const composition = {
  azucares: component('Azúcares, sin la lactosa'),
  materiagrasa: component('Materia grasa, láctea y de cualquier otro origen'),
  esml: component('Sólidos lácteos no grasos, con la lactosa'),
  lactosa: component('Lactosa, incluida en «esml»'),
  proteinas: component('Proteínas'),
  otrossolidos: component('Otros sólidos: fibra, cacao seco, almidón, estabilizantes'),
  pac: figure('PAC clásico de 100 g de ingrediente, con la sacarosa a 100'),
  pod: figure('POD de 100 g de ingrediente, con la sacarosa a 100'),
  kcal: figure('Energía en kcal por 100 g de ingrediente'),
  precio: price,
}

export const BalanceRequest = Type.Object(
  {
    craft: Type.Optional(
      textOrNull({ description: 'Oficio. Solo «helado», que es también el valor por defecto.', examples: ['helado'] }),
    ),
    type: recipeType(Object.keys(helado.types), helado.defaultType),
    ingredients: ingredients(composition, true),
    preparaciones,
    aguaEvaporada: Type.Optional(
      Type.Number({ minimum: 0, description: 'Gramos de agua que la mezcla pierde al cocer. Por defecto, 0.' }),
    ),
  },
  {
    description: 'Fórmula de helado que se quiere analizar.',
    examples: [heladoExample],
  },
)
