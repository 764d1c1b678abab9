import { cacao } from '@obrador/engine'
import { bothTexts } from '../both-texts.ts'
import { preparacionesField } from '../preparacion.ts'
import { measuredActivity, recipeType, weighedIngredients } from '../request.ts'
import { Type } from '../schema-type.ts'
import { cacaoExample } from './example.ts'

export const CacaoRequestSchema = Type.Object(
  {
    type: recipeType(Object.keys(cacao.types), cacao.defaultType),
    ingredients: weighedIngredients(),
    preparaciones: preparacionesField,
    awMedida: measuredActivity,
  },
  {
    ...bothTexts`Fórmula de chocolate, gianduja o relleno de bombón que se quiere analizar. | The formula of chocolate, gianduja or filling to analyse.`,
    examples: [cacaoExample],
  },
)
