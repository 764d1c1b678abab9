import { helado, LIMITS } from '@obrador/engine'
import { Type } from 'typebox'
import { textOrNull } from '../common.ts'
import { heladoExample } from './example.ts'

const component = (what: string) =>
  Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 100,
      description: `${what}, en gramos por 100 g de ingrediente. Sustituye al valor del catálogo.`,
    }),
  )

const figure = (what: string) =>
  Type.Optional(Type.Number({ minimum: 0, description: `${what}. Sustituye al valor del catálogo.` }))

const Line = Type.Object(
  {
    name: Type.String({
      description: `Nombre del ingrediente en el catálogo, o el tuyo propio si das su composición. De 1 a ${LIMITS.nameLength} caracteres, sin contar los espacios de los extremos.`,
    }),
    grams: Type.Number({
      minimum: 0,
      maximum: LIMITS.grams,
      description: 'Cantidad en gramos. Cuenta como proporción: los pesos no tienen que sumar un total fijo.',
    }),
    azucares: component('Azúcares, sin la lactosa'),
    materiagrasa: component('Materia grasa, láctea y de cualquier otro origen'),
    esml: component('Sólidos lácteos no grasos, con la lactosa'),
    lactosa: component('Lactosa, incluida en «esml»'),
    proteinas: component('Proteínas'),
    otrossolidos: component('Otros sólidos: fibra, cacao seco, almidón, estabilizantes'),
    pac: figure('PAC clásico de 100 g de ingrediente, con la sacarosa a 100'),
    pod: figure('POD de 100 g de ingrediente, con la sacarosa a 100'),
    kcal: figure('Energía en kcal por 100 g de ingrediente'),
    precio: figure('Precio en euros por kg'),
  },
  { description: 'Un ingrediente de la fórmula.' },
)

export const BalanceRequest = Type.Object(
  {
    craft: Type.Optional(
      textOrNull({ description: 'Oficio. Solo «helado», que es también el valor por defecto.', examples: ['helado'] }),
    ),
    type: Type.Optional(
      textOrNull({
        description: `Tipo de receta: ${Object.keys(helado.types).join(', ')}. Si falta o no existe se aplica «${helado.defaultType}».`,
        examples: Object.keys(helado.types),
      }),
    ),
    ingredients: Type.Array(Line, {
      minItems: 1,
      maxItems: LIMITS.ingredients,
      description: `Los ingredientes de la fórmula, de 1 a ${LIMITS.ingredients}.`,
    }),
    aguaEvaporada: Type.Optional(
      Type.Number({ minimum: 0, description: 'Gramos de agua que la mezcla pierde al cocer. Por defecto, 0.' }),
    ),
  },
  {
    description: 'Fórmula de helado que se quiere analizar.',
    examples: [heladoExample],
  },
)
