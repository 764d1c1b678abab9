import { pasteleria } from '@obrador/engine'
import { bothTexts } from '../both-texts.ts'
import { preparacionesField } from '../preparacion.ts'
import { componentField, figureField, ingredientsField, measuredActivity, priceField, recipeType } from '../request.ts'
import { Type } from '../schema-type.ts'
import { pasteleriaExample } from './example.ts'

const line = {
  role: Type.Optional(
    Type.String(
      bothTexts`Para qué está un ingrediente que el catálogo no conoce: harina, azucar, grasa, huevo… | What an ingredient that the catalogue does not know is for: harina (flour), azucar (sugar), grasa (fat), huevo (egg)…`,
    ),
  ),
  azucares: componentField(bothTexts`Azúcares, sin la lactosa | Sugars, without lactose`),
  materiagrasa: componentField(bothTexts`Materia grasa | Fat`),
  esml: componentField(bothTexts`Sólidos lácteos no grasos, con la lactosa | Milk solids not fat, with lactose`),
  lactosa: componentField(bothTexts`Lactosa | Lactose`),
  proteinas: componentField(bothTexts`Proteínas | Proteins`),
  otrossolidos: componentField(bothTexts`Otros sólidos | Other solids`),
  agua: componentField(bothTexts`Agua | Water`),
  almidon: componentField(bothTexts`Almidón | Starch`),
  fibra: componentField(bothTexts`Fibra | Fibre`),
  sal: componentField(bothTexts`Sal | Salt`),
  alcohol: componentField(bothTexts`Alcohol | Alcohol`),
  mantecaCacao: componentField(bothTexts`Manteca de cacao | Cocoa butter`),
  grasaLactea: componentField(bothTexts`Grasa láctea | Milk fat`),
  pod: figureField(
    bothTexts`POD de 100 g de ingrediente, con la sacarosa a 100 | POD of 100 g of ingredient, with sucrose at 100`,
  ),
  kcal: figureField(bothTexts`Energía en kcal por 100 g de ingrediente | Energy in kcal per 100 g of ingredient`),
  precio: priceField,
}

export const PasteleriaRequestSchema = Type.Object(
  {
    type: recipeType(Object.keys(pasteleria.types), pasteleria.defaultType),
    ingredients: ingredientsField(line, true),
    preparaciones: preparacionesField,
    awMedida: measuredActivity,
    perdidaHorneado: Type.Optional(
      Type.Number({
        minimum: 0,
        ...bothTexts`Peso que se pierde al hornear o cocer, %, para «acabado». Por defecto, el usual del tipo. | Weight that is lost in baking or cooking, %, for \`acabado\`. By default, the usual one of the type.`,
      }),
    ),
  },
  {
    ...bothTexts`Fórmula de pastelería que se quiere analizar. | The pastry formula to analyse.`,
    examples: [pasteleriaExample],
  },
)
