import { cacao } from '@obrador/engine'
import { Type } from 'typebox'
import { lines, recipeType } from '../request.ts'
import { cacaoExample } from './example.ts'

export const CacaoRequest = Type.Object(
  {
    type: recipeType(Object.keys(cacao.types), cacao.defaultType),
    ingredients: lines('ingrediente', 'peso', {}, false),
  },
  {
    description: 'Fórmula de chocolate, gianduja o relleno de bombón que se quiere analizar.',
    examples: [cacaoExample],
  },
)
