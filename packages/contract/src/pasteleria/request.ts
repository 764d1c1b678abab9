import { pasteleria } from '@obrador/engine'
import { Type } from 'typebox'
import { preparacionesField } from '../preparacion.ts'
import { componentField, figureField, ingredientsField, measuredActivity, priceField, recipeType } from '../request.ts'
import { pasteleriaExample } from './example.ts'

const line = {
  role: Type.Optional(
    Type.String({
      description: 'Para qué está un ingrediente que el catálogo no conoce: harina, azucar, grasa, huevo…',
    }),
  ),
  azucares: componentField('Azúcares, sin la lactosa'),
  materiagrasa: componentField('Materia grasa'),
  esml: componentField('Sólidos lácteos no grasos, con la lactosa'),
  lactosa: componentField('Lactosa'),
  proteinas: componentField('Proteínas'),
  otrossolidos: componentField('Otros sólidos'),
  agua: componentField('Agua'),
  almidon: componentField('Almidón'),
  fibra: componentField('Fibra'),
  sal: componentField('Sal'),
  alcohol: componentField('Alcohol'),
  mantecaCacao: componentField('Manteca de cacao'),
  grasaLactea: componentField('Grasa láctea'),
  pod: figureField('POD de 100 g de ingrediente, con la sacarosa a 100'),
  kcal: figureField('Energía en kcal por 100 g de ingrediente'),
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
        description: 'Peso que se pierde al hornear o cocer, %, para «acabado». Por defecto, el usual del tipo.',
      }),
    ),
  },
  { description: 'Fórmula de pastelería que se quiere analizar.', examples: [pasteleriaExample] },
)
