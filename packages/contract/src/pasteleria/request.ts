import { pasteleria } from '@obrador/engine'
import { Type } from 'typebox'
import { preparaciones } from '../preparacion.ts'
import { component, figure, ingredients, measuredActivity, price, recipeType } from '../request.ts'
import { pasteleriaExample } from './example.ts'

const line = {
  role: Type.Optional(
    Type.String({
      description: 'Para qué está un ingrediente que el catálogo no conoce: harina, azucar, grasa, huevo…',
    }),
  ),
  azucares: component('Azúcares, sin la lactosa'),
  materiagrasa: component('Materia grasa'),
  esml: component('Sólidos lácteos no grasos, con la lactosa'),
  lactosa: component('Lactosa'),
  proteinas: component('Proteínas'),
  otrossolidos: component('Otros sólidos'),
  agua: component('Agua'),
  almidon: component('Almidón'),
  fibra: component('Fibra'),
  sal: component('Sal'),
  alcohol: component('Alcohol'),
  mantecaCacao: component('Manteca de cacao'),
  grasaLactea: component('Grasa láctea'),
  pod: figure('POD de 100 g de ingrediente, con la sacarosa a 100'),
  kcal: figure('Energía en kcal por 100 g de ingrediente'),
  precio: price,
}

export const PasteleriaRequest = Type.Object(
  {
    type: recipeType(Object.keys(pasteleria.types), pasteleria.defaultType),
    ingredients: ingredients(line, true),
    preparaciones,
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
