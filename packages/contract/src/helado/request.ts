import { helado } from '@obrador/engine'
import { bothTexts } from '../both-texts.ts'
import { textOrNull } from '../common.ts'
import { preparacionesField } from '../preparacion.ts'
import { componentField, figureField, ingredientsField, priceField, recipeType } from '../request.ts'
import { Type } from '../schema-type.ts'
import { heladoExample } from './example.ts'

const composition = {
  azucares: componentField(bothTexts`Azúcares, sin la lactosa | Sugars, without lactose`),
  materiagrasa: componentField(
    bothTexts`Materia grasa, láctea y de cualquier otro origen | Fat, of milk and of any other origin`,
  ),
  esml: componentField(bothTexts`Sólidos lácteos no grasos, con la lactosa | Milk solids not fat, with lactose`),
  lactosa: componentField(bothTexts`Lactosa, incluida en «esml» | Lactose, included in \`esml\``),
  proteinas: componentField(bothTexts`Proteínas | Proteins`),
  otrossolidos: componentField(
    bothTexts`Otros sólidos: fibra, cacao seco, almidón, estabilizantes | Other solids: fibre, dry cocoa, starch, stabilisers`,
  ),
  pac: figureField(
    bothTexts`PAC clásico de 100 g de ingrediente, con la sacarosa a 100 | Classic PAC of 100 g of ingredient, with sucrose at 100`,
  ),
  pod: figureField(
    bothTexts`POD de 100 g de ingrediente, con la sacarosa a 100 | POD of 100 g of ingredient, with sucrose at 100`,
  ),
  kcal: figureField(bothTexts`Energía en kcal por 100 g de ingrediente | Energy in kcal per 100 g of ingredient`),
  precio: priceField,
}

export const BalanceRequest = Type.Object(
  {
    craft: Type.Optional(
      textOrNull({
        ...bothTexts`Oficio. Solo «helado», que es también el valor por defecto. | Craft. Only \`helado\`, which is the default too.`,
        examples: ['helado'],
      }),
    ),
    type: recipeType(Object.keys(helado.types), helado.defaultType),
    ingredients: ingredientsField(composition, true),
    preparaciones: preparacionesField,
    aguaEvaporada: Type.Optional(
      Type.Number({
        minimum: 0,
        ...bothTexts`Gramos de agua que la mezcla pierde al cocer. Por defecto, 0. | Grams of water that the mix loses when it is cooked. By default, 0.`,
      }),
    ),
  },
  {
    ...bothTexts`Fórmula de helado que se quiere analizar. | The ice cream formula to analyse.`,
    examples: [heladoExample],
  },
)
