import { turron } from '@obrador/engine'
import { bothTexts } from '../both-texts.ts'
import { preparacionesField } from '../preparacion.ts'
import { measuredActivity, recipeType, weighedIngredients } from '../request.ts'
import { Type } from '../schema-type.ts'
import { turronExample } from './example.ts'

export const TurronRequestSchema = Type.Object(
  {
    type: recipeType(Object.keys(turron.types), turron.defaultType),
    ingredients: weighedIngredients(),
    preparaciones: preparacionesField,
    awMedida: measuredActivity,
  },
  {
    ...bothTexts`Fórmula de turrón, mazapán o dulce afín que se quiere analizar. | The formula of nougat, marzipan or the like to analyse.`,
    examples: [turronExample],
  },
)
