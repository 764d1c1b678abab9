import { turron } from '@obrador/engine'
import { Type } from 'typebox'
import { recipeType, weighedIngredients } from '../request.ts'
import { turronExample } from './example.ts'

export const TurronRequest = Type.Object(
  {
    type: recipeType(Object.keys(turron.types), turron.defaultType),
    ingredients: weighedIngredients(),
  },
  { description: 'Fórmula de turrón, mazapán o dulce afín que se quiere analizar.', examples: [turronExample] },
)
