import { cacao } from '@obrador/engine'
import { Type } from 'typebox'
import { preparacionesField } from '../preparacion.ts'
import { measuredActivity, recipeType, weighedIngredients } from '../request.ts'
import { cacaoExample } from './example.ts'

export const CacaoRequestSchema = Type.Object(
  {
    type: recipeType(Object.keys(cacao.types), cacao.defaultType),
    ingredients: weighedIngredients(),
    preparaciones: preparacionesField,
    awMedida: measuredActivity,
  },
  {
    description: 'Fórmula de chocolate, gianduja o relleno de bombón que se quiere analizar.',
    examples: [cacaoExample],
  },
)
